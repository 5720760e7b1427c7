/** Whether an element has the focus; inside a shadow root `document.activeElement` would name the host. */
export function hasFocus(element: Element): boolean {
  const root = element.getRootNode();
  return (root instanceof ShadowRoot || root instanceof Document) && root.activeElement === element;
}

/** Whether the focus is still on an element, or nowhere: some browsers do not focus a button that is clicked. */
export function mayTakeFocusFrom(element: Element): boolean {
  const { activeElement, body } = element.ownerDocument;
  return hasFocus(element) || activeElement === null || activeElement === body;
}
