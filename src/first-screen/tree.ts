/** Markup as data, because trusted types forbid HTML strings. Pure. */

export type Attributes = Readonly<Record<string, string>>;

export type Branch = readonly [tag: string, attributes: Attributes, ...children: Tree[]];

/** An element, or a text. */
export type Tree = Branch | string;

/** What is filled in for a slot: text, or in place of a text that is nothing but the slot, nodes. */
export type Slots = Readonly<Record<string, string | readonly Tree[] | undefined>>;

const SLOT = /<([\w.]+)>/g;

function fillText(text: string, slots: Slots): string {
  return text.replace(SLOT, (whole, name: string) => {
    const value = slots[name];
    return typeof value === 'string' ? value : whole;
  });
}

/** Replaces the slots in a tree, which are written as `<name>`. Slots without a value stay. */
export function fill(tree: Tree, slots: Slots): readonly Tree[] {
  if (typeof tree === 'string') {
    const nodes = slots[tree.slice(1, -1)];
    if (tree.startsWith('<') && typeof nodes === 'object') return nodes;
    const text = fillText(tree, slots);
    // Like React, which makes no node of an empty text.
    return text === '' ? [] : [text];
  }
  const [tag, attributes, ...children] = tree;
  const filled = Object.entries(attributes)
    .map(([name, value]) => [name, fillText(value, slots)] as const)
    .filter(([name, value]) => name !== 'style' || value !== '');
  return [[tag, Object.fromEntries(filled), ...children.flatMap((child) => fill(child, slots))]];
}
