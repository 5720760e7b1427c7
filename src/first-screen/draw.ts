/** Makes nodes of trees. Without HTML strings, so that it needs no trusted types policy. */
import type { Tree } from './tree.ts';

const SVG = 'http://www.w3.org/2000/svg';

function toNode(tree: Tree, document: Document, parent: Node): Node {
  if (typeof tree === 'string') return document.createTextNode(tree);
  const [tag, attributes, ...children] = tree;
  const namespace = parent instanceof Element ? parent.namespaceURI : null;
  const element =
    tag === 'svg' || namespace === SVG ? document.createElementNS(SVG, tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  draw(element, children);
  return element;
}

/** Appends the trees to a parent. */
export function draw(parent: Element | DocumentFragment, trees: readonly Tree[]): void {
  const { ownerDocument } = parent;
  parent.append(...trees.map((tree) => toNode(tree, ownerDocument, parent)));
}
