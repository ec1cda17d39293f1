// How the page is patched. No rules of ours in here: only what the browser, not the view, has the say over.
import { Idiomorph } from "idiomorph";

const callbacks = {
  // Effects open and close; a patch that dropped `open` would leave an invisible modal behind.
  beforeAttributeUpdated: (name) => name !== "open",
  // A field is the person's while it has the focus (and an IME may be composing in it).
  beforeNodeMorphed: (node) => !(node === document.activeElement && node.matches?.("input, textarea, select")),
};

export function patch(root, html) {
  Idiomorph.morph(root, html, { morphStyle: "innerHTML", restoreFocus: true, callbacks });
}
