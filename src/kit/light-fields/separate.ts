/** Takes the fields out of a first screen that shows them as children of the page's element. Pure. */
import type { Attributes, Branch, Tree } from '../lib/draw.ts';

interface Separated {
  /** With a slot in place of each field. */
  readonly screen: Tree;
  /** The form, if there is one, and its fields. */
  readonly fields: readonly Branch[];
}

/** Attributes that refer to nodes or rules of the same root. */
const LOCAL: readonly string[] = ['aria-describedby', 'class', 'id', 'part', 'value'];

/** Attributes that the box copies from its field. */
const OF_BOX: readonly string[] = ['class', 'dir', 'id', 'part'];

const pick = (attributes: Attributes, isWanted: (name: string) => boolean): Attributes =>
  Object.fromEntries(Object.entries(attributes).filter(([name]) => isWanted(name)));

const textOf = (tree: Tree): string =>
  typeof tree === 'string'
    ? tree
    : tree
        .slice(2)
        .map((child) => textOf(child as Tree))
        .join('');

/** Finds the first element that has an attribute with that value. */
function find(tree: Tree, name: string, value: string | undefined): Tree | undefined {
  if (typeof tree === 'string' || value === undefined) return undefined;
  const [, attributes, ...children] = tree;
  if (attributes[name] === value) return tree;
  for (const child of children) {
    const found = find(child, name, value);
    if (found !== undefined) return found;
  }
  return undefined;
}

const isField = ([tag, { name, role }]: Branch): boolean =>
  tag === 'input' && name !== undefined && role === undefined;

/**
 * @param formId the id of the form among the page's ids. Without one the fields have no form: an empty `form` fits no id, and
 * keeps a field out of the forms around it.
 */
export function separate(tree: Tree, formId = ''): Separated {
  const fields: Branch[] = [];

  const takeForm = (): void => {
    if (formId === '') return;
    const attributes = { [MARK]: '', id: formId, method: 'dialog', novalidate: '', slot: slotOf(FORM) };
    fields.push(['form', attributes, ['button', { type: 'submit' }]]);
  };
  const takeField = (attributes: Attributes): Tree => {
    const { id, name = '' } = attributes;
    const label = find(tree, 'for', id);
    const described = attributes['aria-describedby']?.split(' ') ?? [];
    const description = described.map((each) => textOf(find(tree, 'id', each) ?? '')).filter(Boolean);
    const own: Record<string, string> = {
      ...pick(attributes, (each) => !LOCAL.includes(each)),
      [MARK]: '',
      form: formId,
      slot: slotOf(name),
    };
    // No id leads out of a root, so the field carries the texts themselves.
    if (label !== undefined) own['aria-label'] = textOf(label);
    if (description.length > 0) own['aria-description'] = description.join(' ');
    fields.push(['input', own]);
    const box: Record<string, string> = { ...pick(attributes, (each) => OF_BOX.includes(each)), [BOX]: '' };
    if ('aria-invalid' in attributes) box['data-invalid'] = '';
    return ['span', box, ['slot', { name: slotOf(name) }]];
  };
  const walk = (node: Tree): Tree => {
    if (typeof node === 'string') return node;
    if (isField(node)) return takeField(node[1]);
    const [tag, attributes, ...children] = node;
    if (tag !== 'form') return [tag, attributes, ...children.map(walk)];
    takeForm();
    // Last, so that the nodes before it can stay.
    return [tag, attributes, ...children.map(walk), ['slot', { name: slotOf(FORM) }]];
  };
  return { screen: walk(tree), fields };
}

/** Marks our nodes among the element's children. */
export const MARK = 'data-auth-widget-field';

/** Marks the box that a field is slotted into. */
export const BOX = 'data-field';

/** The name of the form, which is empty: only children of the element can be slotted, so its fields refer to its id. */
export const FORM = 'form';

/** The slot of a field, or of the form. */
export const slotOf = (name: string): string => `aw-${name}`;
