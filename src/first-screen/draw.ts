/** Makes nodes of trees. Without HTML strings, so that it needs no trusted types policy. */
import type { Tree } from './tree.ts';

const SVG = 'http://www.w3.org/2000/svg';

function toNode(tree: Tree, parent: Node): Node {
  const document = parent.ownerDocument ?? (parent as Document);
  if (typeof tree === 'string') return document.createTextNode(tree);
  const [tag, attributes, ...children] = tree;
  const isSvg = tag === 'svg' || (parent as Element).namespaceURI === SVG;
  const element = isSvg ? document.createElementNS(SVG, tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    // A strict CSP refuses the attribute, but not the property.
    if (name === 'style') element.style.cssText = value;
    else element.setAttribute(name, value);
  }
  draw(element, children);
  return element;
}

/** Appends the trees to a parent. */
export function draw(parent: Element | DocumentFragment, trees: readonly Tree[]): void {
  for (const tree of trees) parent.append(toNode(tree, parent));
}

function copyAttributes(target: Element, source: Element): void {
  for (const name of target.getAttributeNames()) if (!source.hasAttribute(name)) target.removeAttribute(name);
  for (const name of source.getAttributeNames()) target.setAttribute(name, source.getAttribute(name) ?? '');
}

/**
 * Makes a node look like another one. Keeps the nodes inside of it where both have as many, and with them the focus and
 * what was typed.
 */
export function patch(target: Node, source: Node): void {
  if (target.nodeName !== source.nodeName) {
    target.parentNode?.replaceChild(source, target);
    return;
  }
  if (target.nodeType === Node.TEXT_NODE) target.nodeValue = source.nodeValue;
  if (target.nodeType === Node.ELEMENT_NODE) copyAttributes(target as Element, source as Element);
  const [kept, wanted] = [[...target.childNodes], [...source.childNodes]];
  if (kept.length === wanted.length) {
    for (const [index, child] of kept.entries()) patch(child, wanted[index] as Node);
    return;
  }
  while (target.firstChild) target.removeChild(target.firstChild);
  for (const child of wanted) target.appendChild(child);
}
