/** Whether an element has the focus; inside a shadow root `document.activeElement` would name the host. */
export function hasFocus(element: Element): boolean {
  const root = element.getRootNode();
  return (root instanceof ShadowRoot || root instanceof Document) && root.activeElement === element;
}
