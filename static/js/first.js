// Shows the first view as its reader likes it: game, language, board and background. A classic script right after it, so
// that nothing is painted before.
{
  const html = document.documentElement;
  const app = document.getElementById("app");
  // Nothing where there is no storage in this frame, or a document that Python will judge.
  const kept = (() => { try { return JSON.parse(localStorage.getItem(BUILD.storageKey)); } catch {} })();
  if (kept) html.dataset.kept = kept.running?.game ? "game" : "facts"; // which the first view must not contradict
  const stored = (key) => kept?.settings?.[key]?.[0];
  const known = (name) => typeof name === "string" && /^(ja|en)\b/i.test(name);
  const wished = [stored("language"), ...navigator.languages].find(known) ?? "en";
  html.lang = wished.slice(0, 2).toLowerCase();

  // Each game's first view stands in a template of its own, but for the one that the page came with.
  const own = [...app.childNodes];
  const show = () => {
    const view = (name) => document.getElementById(`first-${name}`)?.content.cloneNode(true).childNodes;
    const nodes = view(`${location.hash.split("/")[1]}-${html.lang}`) ?? view(html.lang) ?? own;
    if (nodes !== own || !own[0].isConnected) app.replaceChildren(...nodes);
    for (const mark of app.querySelectorAll("#home-today .cleared-mark")) mark.textContent = new Date().getDate();
    app.dataset.tap = ""; // what was tapped was a cell of another board
    for (const [look, names] of Object.entries(BUILD.looks)) {
      if (names.includes(stored(look))) document.getElementById("page").dataset[look] = stored(look);
    }
  };
  show();
  addEventListener("hashchange", () => html.dataset.python !== "ready" && show());
  html.dataset.python = "loading";

  // A tap before Python answers is kept for it: from here on, since other scripts may take long to come.
  document.addEventListener("click", ({ target, pointerType }) => {
    const cell = html.dataset.python !== "ready" && target.closest?.(".cell.enabled");
    if (!cell) return;
    app.querySelector(".cell.kept")?.classList.remove("kept");
    cell.classList.add("kept");
    app.dataset.tap = cell.id.split("-").pop(); // Python reads it when it starts
    app.toggleAttribute("data-touch", pointerType === "touch");
  }, true);

  // The browser's own bars are of the page's colour, whatever it changes to.
  const bars = document.querySelector("meta[name=theme-color]");
  const follow = () => (bars.content = getComputedStyle(html).getPropertyValue("--paper").trim());
  new MutationObserver(follow).observe(app, { attributeFilter: ["data-background"], subtree: true });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", follow);
  follow();
}
