/** Fills in the trees of the first screen. Pure: servers print them, too. */
import type { Tree } from '../../kit/lib/draw.ts';
import { hasOwn } from '../../kit/lib/objects.ts';
import { firstScreenClasses } from '../../kit/theme/first-screen-classes.ts';

/** The content of a slot: text, or nodes where a text is nothing but the slot. */
export type Slot = string | readonly Tree[] | undefined;

/** Looks a slot up. Asked only for the slots of the filled trees, because a value may be expensive. */
export type Slots = (name: string) => Slot;

/** @param others looks up the slots that are not given */
export function slotsOf(given: Readonly<Record<string, Slot>>, others: Slots = () => undefined): Slots {
  return (name) => (hasOwn(given, name) ? given[name] : others(name));
}

const SLOT = /<([\w.]+)>/g;

function fillText(text: string, slots: Slots): string {
  return text.replace(SLOT, (whole, name: string) => {
    const value = slots(name);
    return typeof value === 'string' ? value : whole;
  });
}

/** Replaces the slots in a tree, which are written as `<name>`, and the numbers of classes. Slots without a value stay. */
export function fill(tree: Tree, slots: Slots): readonly Tree[] {
  if (typeof tree === 'string') {
    const nodes = tree.startsWith('<') ? slots(tree.slice(1, -1)) : undefined;
    if (typeof nodes === 'object') return nodes;
    const text = fillText(tree, slots);
    // Like React, which makes no node of an empty text.
    return text === '' ? [] : [text];
  }
  const [tag, attributes, ...children] = tree;
  const filled: Record<string, string> = {};
  for (const name of Object.keys(attributes)) {
    const given = attributes[name] ?? '';
    const value = (name === 'class' && firstScreenClasses[given]) || fillText(given, slots);
    if (value !== '' || !/style|placeholder/.test(name)) filled[name] = value;
  }
  return [[tag, filled, ...children.flatMap((child) => fill(child, slots))]];
}
