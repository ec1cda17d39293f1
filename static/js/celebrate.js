// Confetti over everything, dialogs too, and in nobody's way: taps go through it. Python says when (what is
// celebrated stands there), and of which kind.

const COLOURS = {
  win: ["#26262b", "#f4f0e6", "#7b1fa2", "#48a865", "#ffd84a"],
  rank: ["#ffd84a", "#e3b23c", "#fff3b0", "#7b1fa2"],
  grand: ["#ffd84a", "#ffffff", "#7b1fa2", "#2a7aaa", "#d868a0", "#48a865"],
};
const BURSTS = { win: 2, rank: 3, grand: 7 };
const LASTS = 4500;

let fire;
let canvas;
let timer;

async function prepare() {
  const { create } = await import("./confetti.js");
  canvas = document.createElement("canvas");
  canvas.className = "confetti";
  canvas.popover = "manual"; // the top layer, where dialogs are
  canvas.setAttribute("aria-hidden", "true");
  fire = create(canvas, { resize: true, disableForReducedMotion: true });
}

export function celebrate(kind) {
  show(kind).catch(() => {}); // a win without confetti is still a win
}

async function show(kind) {
  if (!fire) await prepare();
  canvas.remove(); // and put there anew, it lies above what has opened since
  document.body.append(canvas);
  canvas.showPopover?.();
  clearTimeout(timer);
  for (let burst = 0; burst < BURSTS[kind]; burst++) setTimeout(shoot, 350 * burst, kind, burst);
  timer = setTimeout(() => canvas.remove(), LASTS + 350 * BURSTS[kind]);
}

function shoot(kind, burst) {
  const left = burst % 2 === 0;
  fire({
    particleCount: kind === "win" ? 70 : 55,
    angle: kind === "grand" && burst > 1 ? 90 : left ? 60 : 120,
    spread: 70,
    startVelocity: 48,
    origin: kind === "grand" && burst > 1 ? { x: 0.2 + 0.15 * (burst - 1), y: 0.5 } : { x: left ? 0 : 1, y: 0.75 },
    colors: COLOURS[kind],
    shapes: kind === "win" ? ["circle", "square"] : ["star", "circle"],
    scalar: 1.1,
  });
}
