// How the page is patched. No rules of ours in here: only what the browser, not the view, has the say over.
import { Idiomorph } from "idiomorph";

const callbacks = {
  // Effects open and close; a patch that dropped `open` would leave an invisible modal behind.
  beforeAttributeUpdated: (name) => name !== "open",
  // A sheet that goes away gives the focus back to where it was.
  beforeNodeRemoved: (node) => (node.matches?.("dialog[open]") && node.close(), true),
  // A drawing has no state but what is written in it: what is written the same is not walked through.
  // A field is the person's while it has the focus (and an IME may be composing in it).
  beforeNodeMorphed: (node, content) => !(node instanceof SVGElement && node.isEqualNode(content))
    && !(node === document.activeElement && node.matches?.("input:not([type=radio], [type=checkbox]), textarea, select")),
};

export function patch(root, html) {
  Idiomorph.morph(root, html, { morphStyle: "innerHTML", restoreFocus: true, callbacks });
}
