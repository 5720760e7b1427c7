/** Changes of rendered trees. Pure. */
import type { Branch, Tree } from '../../src/kit/lib/draw.ts';

export const slot = (name: string): string => `<${name}>`;

const isBranch = (tree: Tree): tree is Branch => typeof tree !== 'string';

/** The descendants of a tree that are elements with that attribute. */
export function findAll(tree: Tree, attribute: string, value: string): readonly Branch[] {
  if (!isBranch(tree)) return [];
  const [, attributes, ...children] = tree;
  const own = attributes[attribute] === value ? [tree] : [];
  return [...own, ...children.flatMap((child) => findAll(child, attribute, value))];
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

/** Changes the attributes of an element and of all that is in it. */
function mapAttributes<Any extends Tree>(tree: Any, change: (attributes: Branch[1]) => Branch[1]): Any {
  if (!isBranch(tree)) return tree;
  const [tag, attributes, ...children]: Branch = tree;
  return [tag, change(attributes), ...children.map((child) => mapAttributes(child, change))] as Tree as Any;
}

/** Replaces a text, and the value of attributes that have it. */
export function replaceText(tree: Tree, text: string, replacement: string): Tree {
  if (!isBranch(tree)) return tree === text ? replacement : tree;
  const [tag, attributes, ...children] = tree;
  const replaced = Object.entries(attributes).map(([name, value]) => [
    name,
    value === text ? replacement : value,
  ]);
  return [
    tag,
    Object.fromEntries(replaced),
    ...children.map((child) => replaceText(child, text, replacement)),
  ];
}

/** Replaces the token that lets a field offer passkeys: the page may have none. */
export const markWebAuthn = (tree: Branch): Branch =>
  mapAttributes(tree, (attributes) => {
    const { autocomplete } = attributes;
    if (autocomplete === undefined) return attributes;
    return { ...attributes, autocomplete: autocomplete.replace(/ webauthn$/, slot('webauthn')) };
  });

/** The names of the texts in some data. */
export function namesOf(data: unknown, found = new Set<string>()): ReadonlySet<string> {
  if (typeof data === 'string') for (const [, name = ''] of data.matchAll(/<(\w+\.\w+)>/g)) found.add(name);
  else for (const value of Object.values(Object(data))) namesOf(value, found);
  return found;
}

/** Replaces what depends on the theme and the color scheme. */
export const markContainer = (tree: Branch): Branch =>
  mapAttributes(tree, (attributes) =>
    attributes['part'] === 'container'
      ? {
          ...attributes,
          'data-look': slot('look'),
          'data-scheme': slot('scheme'),
          style: slot('overrides'),
        }
      : attributes,
  );
