/** The parent of a node in the composed tree: for a shadow root, its host. */
export function parentOf(node: Node): Node | null {
  // `instanceof ShadowRoot` fails for nodes of another document, such as that of a frame.
  return node.parentNode ?? (node as Partial<ShadowRoot>).host ?? null;
}
