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
