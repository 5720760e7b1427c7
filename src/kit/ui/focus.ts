/** Whether an element has the focus. Inside a shadow root, `document.activeElement` is the host instead. */
export function hasFocus(element: Element): boolean {
  // Without `instanceof`, which fails for a frame's document. A detached element's root has no `activeElement`.
  const root = element.getRootNode() as Partial<Document | ShadowRoot>;
  return root.activeElement === element;
}

/** Whether the focus is on an element or nowhere, as after a click on a button in browsers that do not focus it. */
export function mayTakeFocusFrom(element: Element): boolean {
  const { activeElement, body } = element.ownerDocument;
  return hasFocus(element) || activeElement === null || activeElement === body;
}

/** Whether the focus is on another part of the page, and not on what the widget is in, such as a dialog. */
export function isFocusElsewhere(box: Element | ShadowRoot): boolean {
  const { ownerDocument } = box;
  const { activeElement } = ownerDocument;
  const root = box.getRootNode() as Partial<Document | ShadowRoot>;
  // Everything in a shadow root belongs to the widget.
  const inside = root.activeElement ?? null;
  if (inside !== null && (root !== ownerDocument || box.contains(inside))) return false;
  // So do its fields among the element's children.
  if ((root as Partial<ShadowRoot>).host?.contains(activeElement)) return false;
  return activeElement !== null && !activeElement.contains((root as Partial<ShadowRoot>).host ?? box);
}
