/** Props of elements, as attributes, properties and listeners. */
import { expectValue, isHandler, setHandler, setValue } from './events.ts';

/** As JSX has them, by React's names. */
export interface Props {
  readonly value?: string;
  readonly [name: string]: unknown;
}

export const SVG = 'http://www.w3.org/2000/svg';
export const HTML = 'http://www.w3.org/1999/xhtml';

/** The text of an element that has nothing else. */
export const textOf = ({ children }: Props): string | undefined =>
  typeof children === 'string' || typeof children === 'number' ? String(children) : undefined;

/** Attributes for which `false` is a value. */
const hasWords = (name: string): boolean =>
  /^(aria-|data-|spellCheck$|draggable$|contentEditable$)/.test(name);

/** HTML's have no capitals. In SVG, names that are properties of CSS, too, have hyphens. */
function attributeOf(node: Element, prop: string): string {
  if (prop === 'className') return 'class';
  if (prop === 'htmlFor') return 'for';
  if (prop === 'defaultValue') return 'value';
  const lower = prop.toLowerCase();
  if (lower === prop || node.namespaceURI !== SVG) return lower;
  return prop in (node as SVGElement).style
    ? prop.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
    : prop;
}

type Attribute = string | number | boolean | null | undefined;

function setAttribute(node: Element, prop: string, value: Attribute): void {
  const name = attributeOf(node, prop);
  const isFlag = typeof value === 'boolean' && !hasWords(prop);
  if (value === undefined || value === null || (isFlag && !value)) node.removeAttribute(name);
  else node.setAttribute(name, isFlag ? '' : String(value));
}

function setText(node: Element, text: string): void {
  const { firstChild, lastChild } = node;
  // The same node, which a screen reader may be at.
  if (firstChild?.nodeType === Node.TEXT_NODE && firstChild === lastChild) firstChild.nodeValue = text;
  else node.textContent = text;
}

/** Custom properties, and others as text. */
function setStyle(node: HTMLElement, before: unknown, next: unknown): void {
  const styles = next as Readonly<Record<string, string | number>> | undefined;
  for (const name of Object.keys({ ...(before as object), ...styles })) {
    const value = styles?.[name] ?? '';
    if (name.startsWith('--')) node.style.setProperty(name, String(value));
    else Reflect.set(node.style, name, value);
  }
}

const isField = (node: Element): node is HTMLInputElement | HTMLSelectElement =>
  /^(input|select)$/.test(node.localName);

/** For React alone. Sonner sets the second one. */
const NO_ATTRIBUTES = new Set(['ref', 'suppressHydrationWarning']);

function setProp(node: Element, name: string, value: unknown, before: unknown): void {
  if (NO_ATTRIBUTES.has(name)) return;
  if (name === 'children') {
    const text = textOf({ children: value });
    if (text !== undefined) setText(node, text);
  } else if (name === 'style') setStyle(node as HTMLElement, before, value);
  else if (isHandler(name)) setHandler(node, name, value);
  else setAttribute(node, name, value as Attribute);
}

/** @param before what is set already */
export function setProps(node: Element, before: Props, next: Props): void {
  const isOwner = 'value' in next && isField(node);
  const change = (name: string, value: unknown) => {
    if (before[name] !== value && !(isOwner && name === 'value')) setProp(node, name, value, before[name]);
  };
  for (const name of Object.keys(before)) if (!(name in next)) change(name, undefined);
  for (const name of Object.keys(next)) change(name, next[name]);
  // Last, since the type decides what a value may be, and whatever was rendered before: a browser may have filled it in.
  if (isOwner) setValue(node, next.value ?? '');
}

/** Adds to a node that was there before React what markup cannot have. */
export function adoptProps(node: Element, props: Props): void {
  for (const [name, value] of Object.entries(props)) if (isHandler(name)) setHandler(node, name, value);
  if (isField(node) && 'value' in props) expectValue(node, props.value ?? '');
}
