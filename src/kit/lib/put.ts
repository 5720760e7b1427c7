import { hasOwn } from './has-own.ts';

export type Nested = Readonly<Record<string, unknown>>;

/** An object with a value at a path of keys. */
export const put = (tree: Nested, [key = '', ...rest]: readonly string[], value: unknown): Nested => ({
  ...tree,
  [key]: rest.length > 0 ? put(hasOwn(tree, key) ? (tree[key] as Nested) : {}, rest, value) : value,
});
