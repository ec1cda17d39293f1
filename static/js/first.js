// Shows the first view as its reader likes it: language, board and background. A classic script right after it, so that
// nothing is painted before.
{
  const html = document.documentElement;
  const app = document.getElementById("app");
  const stored = (key) => {
    try {
      return JSON.parse(localStorage.getItem(BUILD.storageKey))?.settings?.[key]?.[0];
    } catch {} // no storage in this frame, or a document that Python will judge
  };
  const wished = [stored("language"), ...navigator.languages].find((name) => /^(ja|en)\b/i.test(name)) ?? "en";
  html.lang = wished.slice(0, 2).toLowerCase();
  const other = document.getElementById(`first-${html.lang}`);
  if (other) app.replaceChildren(other.content.cloneNode(true));
  for (const [look, names] of Object.entries(BUILD.looks)) {
    if (names.includes(stored(look))) document.getElementById("page").dataset[look] = stored(look);
  }
  html.dataset.python = "loading";

  // The browser's own bars are of the page's colour, whatever it changes to.
  const bars = document.querySelector("meta[name=theme-color]");
  const follow = () => (bars.content = getComputedStyle(html).getPropertyValue("--paper").trim());
  new MutationObserver(follow).observe(app, { attributeFilter: ["data-background"], subtree: true });
  matchMedia("(prefers-color-scheme: dark)").addEventListener("change", follow);
  follow();
}
