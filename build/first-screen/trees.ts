/** What the renderer does with rendered trees. Pure. */
import type { Branch, Tree } from '../../src/kit/lib/tree.ts';

export const slot = (name: string): string => `<${name}>`;

const isBranch = (tree: Tree): tree is Branch => typeof tree !== 'string';

/** The descendants of a tree that are elements with that attribute. */
export function findAll(tree: Tree, attribute: string, value: string): readonly Branch[] {
  if (!isBranch(tree)) return [];
  const [, attributes, ...children] = tree;
  const own = attributes[attribute] === value ? [tree] : [];
  return [...own, ...children.flatMap((child) => findAll(child, attribute, value))];
}

/** The node in a tree that is like another one. */
export function findEqual(tree: Tree, wanted: Tree): Tree {
  const find = (node: Tree): Tree | undefined => {
    if (JSON.stringify(node) === JSON.stringify(wanted)) return node;
    if (!isBranch(node)) return undefined;
    const [, , ...children] = node;
    for (const child of children) {
      const found = find(child);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const found = find(tree);
  if (found === undefined) throw new Error('the tree has no such node');
  return found;
}

/**
 * Replaces neighboring nodes by a slot.
 * @throws Error if the tree has none of them
 */
export function cutOut(tree: Branch, [first, ...others]: readonly Tree[], name: string): Branch {
  let isFound = false;
  const cut = ([tag, attributes, ...children]: Branch): Branch => [
    tag,
    attributes,
    ...children.flatMap((child): Tree[] => {
      if (others.includes(child)) return [];
      if (child !== first) return [isBranch(child) ? cut(child) : child];
      isFound = true;
      return [slot(name)];
    }),
  ];
  const rest = cut(tree);
  if (!isFound) throw new Error(`nothing to cut out for ${slot(name)}`);
  return rest;
}

export function classOf([, attributes]: Branch): string {
  return attributes['class'] ?? '';
}

/** Replaces the value of an attribute everywhere. */
export function replaceAttribute(tree: Tree, name: string, value: string, replacement: string): Tree {
  if (!isBranch(tree)) return tree;
  const [tag, attributes, ...children] = tree;
  return [
    tag,
    attributes[name] === value ? { ...attributes, [name]: replacement } : attributes,
    ...children.map((child) => replaceAttribute(child, name, value, replacement)),
  ];
}

/** Replaces a part of an attribute, everywhere. */
export function replaceIn(tree: Branch, name: string, part: RegExp, replacement: string): Branch {
  const [tag, attributes, ...children] = tree;
  const value = attributes[name];
  return [
    tag,
    value === undefined ? attributes : { ...attributes, [name]: value.replace(part, replacement) },
    ...children.map((child) => (isBranch(child) ? replaceIn(child, name, part, replacement) : child)),
  ];
}

/** The names of the texts in some data. */
export function namesOf(data: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof data === 'string') for (const [, name = ''] of data.matchAll(/<(\w+\.\w+)>/g)) found.add(name);
  else for (const value of Object.values(Object(data))) namesOf(value, found);
  return found;
}

/** Replaces the container's class by a slot, since it depends on the color scheme. */
export function markClass(tree: Branch, name: string): Branch {
  const [tag, attributes, ...children] = tree;
  return [
    tag,
    attributes['class'] === name
      ? { ...attributes, class: slot('scheme'), style: slot('overrides'), 'data-look': slot('look') }
      : attributes,
    ...children.map((child) => (isBranch(child) ? markClass(child, name) : child)),
  ];
}
