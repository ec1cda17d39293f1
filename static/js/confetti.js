// The library by itself: fetched when there is first something to celebrate.
export { create } from "canvas-confetti";
