// Shows the first view in the reader's language. A classic script right after it, so that nothing is painted before.
{
  const stored = () => {
    try {
      return JSON.parse(localStorage.getItem(BUILD.storageKey))?.settings?.language?.[0];
    } catch {
      return undefined; // no storage in this frame, or a document that Python will judge
    }
  };
  const wished = [stored(), ...navigator.languages].find((name) => /^(ja|en)\b/i.test(name)) ?? "en";
  const language = wished.slice(0, 2).toLowerCase();
  const other = document.getElementById(`first-${language}`);
  if (other) document.getElementById("app").replaceChildren(other.content.cloneNode(true));
  document.documentElement.lang = language;
  document.documentElement.dataset.python = "loading";
}
