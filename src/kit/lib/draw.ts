/** Markup as data, because trusted types forbid HTML strings. Pure. */

export type Attributes = Readonly<Record<string, string>>;

export type Branch = readonly [tag: string, attributes: Attributes, ...children: Tree[]];

/** An element, or a text. */
export type Tree = Branch | string;

const SVG = 'http://www.w3.org/2000/svg';

function setAttribute(element: Element, name: string, value: string): void {
  // A strict CSP refuses the attribute, but not the property.
  if (name === 'style') (element as HTMLElement).style.cssText = value;
  else if (element.getAttribute(name) !== value) element.setAttribute(name, value);
}

function toNode(tree: Tree, parent: Node): Node | string {
  if (typeof tree === 'string') return tree;
  const document = parent.ownerDocument ?? (parent as Document);
  const [tag, attributes, ...children] = tree;
  const isSvg = tag === 'svg' || (parent as Element).namespaceURI === SVG;
  const element = isSvg ? document.createElementNS(SVG, tag) : document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) setAttribute(element, name, value);
  draw(element, children);
  return element;
}

/** Appends the trees to a parent. */
export function draw(parent: Element | DocumentFragment, trees: readonly Tree[]): void {
  for (const tree of trees) parent.append(toNode(tree, parent));
}

function copyAttributes(target: Element, source: Element): void {
  for (const name of target.getAttributeNames()) if (!source.hasAttribute(name)) target.removeAttribute(name);
  for (const name of source.getAttributeNames()) setAttribute(target, name, source.getAttribute(name) ?? '');
}

/** Makes a node look like another one with the same name. */
export function patchNode(target: Node, source: Node): void {
  if (target.nodeType === Node.ELEMENT_NODE) copyAttributes(target as Element, source as Element);
  else if (target.nodeValue !== source.nodeValue) target.nodeValue = source.nodeValue;
  patch(target, source);
}

/**
 * Makes the content of a node look like that of another one. Keeps the nodes that have the same place and name, and with
 * them the focus and what was typed.
 */
export function patch(target: Node, source: Node): void {
  const [kept, wanted] = [[...target.childNodes], [...source.childNodes]];
  for (const [index, child] of wanted.entries()) {
    const old = kept[index];
    if (old?.nodeName === child.nodeName) patchNode(old, child);
    else if (old) target.replaceChild(child, old);
    else target.appendChild(child);
  }
  for (const surplus of kept.slice(wanted.length)) target.removeChild(surplus);
}
