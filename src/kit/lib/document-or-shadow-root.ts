/** Returns the document or shadow root that a container is in, or its owner document if it is in neither. */
export function documentOrShadowRoot(container: HTMLElement | ShadowRoot): Document | ShadowRoot {
  const root = container.getRootNode();
  // Not `instanceof`, because every frame has its own classes.
  return 'adoptedStyleSheets' in root ? (root as Document | ShadowRoot) : container.ownerDocument;
}
