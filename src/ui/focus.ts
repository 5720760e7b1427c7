/** Whether an element has the focus; inside a shadow root `document.activeElement` would name the host. */
export function hasFocus(element: Element): boolean {
  // Not asked for its class: in a frame's document that is another one. Off the page it is no root at all.
  const root = element.getRootNode() as Partial<Document | ShadowRoot>;
  return root.activeElement === element;
}

/** Whether the focus is still on an element, or nowhere: some browsers do not focus a button that is clicked. */
export function mayTakeFocusFrom(element: Element): boolean {
  const { activeElement, body } = element.ownerDocument;
  return hasFocus(element) || activeElement === null || activeElement === body;
}

/** Whether the visitor is busy on another part of the page. */
export function isFocusElsewhere(box: Element): boolean {
  const { ownerDocument } = box;
  const { activeElement, body, documentElement } = ownerDocument;
  const root = box.getRootNode() as Partial<Document | ShadowRoot>;
  // In a shadow root of ours all that has the focus is ours; the document would name its host.
  const inside = root.activeElement ?? null;
  if (inside !== null && (root !== ownerDocument || box.contains(inside))) return false;
  return activeElement !== null && activeElement !== body && activeElement !== documentElement;
}
