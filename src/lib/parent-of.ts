/** The node around another one: out of a shadow root it is the host. */
export function parentOf(node: Node): Node | null {
  // Not by its class: each document of a page, as of a frame, has classes of its own.
  return node.parentNode ?? (node as Partial<ShadowRoot>).host ?? null;
}
