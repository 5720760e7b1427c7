/** The document or shadow root whose style sheets apply to a container. */
export function rootOf(container: HTMLElement | ShadowRoot): Document | ShadowRoot {
  const root = container.getRootNode();
  // Not `instanceof`: each frame's document has classes of its own.
  return 'adoptedStyleSheets' in root ? (root as Document | ShadowRoot) : container.ownerDocument;
}
