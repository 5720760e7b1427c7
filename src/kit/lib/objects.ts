const { hasOwnProperty } = Object.prototype;

/** The members of a union that may have a key. */
type With<Union, Key> = Union extends unknown ? (Key extends keyof Union ? Union : never) : never;

/**
 * Like `Object.hasOwn`, which is newer than the oldest browsers that load the module. In place of `in`, which finds what a page's
 * code has put on the prototype of all objects.
 */
export function hasOwn<Union extends object, Key extends PropertyKey>(
  object: Union,
  key: Key,
): object is With<Union, Key> {
  return hasOwnProperty.call(object, key);
}

/**
 * Copies options to an object without a prototype, against prototype pollution: on a page whose code merges a link into an
 * object, a stranger's link could name the address that gets the session.
 */
export const withoutPrototype = <Options extends object>(options: Options): Options =>
  Object.assign(Object.create(null) as object, options);

/** The members of anything, which may have none. */
export const membersOf = (value: unknown): Readonly<Record<string, unknown>> =>
  withoutPrototype(Object(value) as Record<string, unknown>);

/**
 * Parses JSON to objects without a prototype.
 * @throws SyntaxError
 */
export const parseJson = (text: string): unknown =>
  JSON.parse(text, (_key, value: unknown) => (isTree(value) ? withoutPrototype(value) : value));

/** True if nothing but data can be in it: no instance of a class. */
const isPlain = (value: unknown): value is Tree =>
  isTree(value) && [Object.prototype, null].includes(Object.getPrototypeOf(value) as null);

const copier = (finish: (tree: Tree) => Tree) =>
  function copy<Value>(value: Value): Value {
    const copied = Array.isArray(value)
      ? value.map(copy)
      : isPlain(value)
        ? finish(Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copy(inner)])))
        : value;
    return copied as Value;
  };

/** Copies what came from elsewhere to objects without a prototype, those inside included. */
export const bareCopy = copier(withoutPrototype);

/** Copies for the page, whose code may call the methods of all objects. */
export const ordinaryCopy = copier((tree) => tree);

export type Nested = Readonly<Record<string, unknown>>;

/** An object with a value at a path of keys. */
export const put = (tree: Nested, [key = '', ...rest]: readonly string[], value: unknown): Nested => ({
  ...tree,
  [key]: rest.length > 0 ? put(hasOwn(tree, key) ? (tree[key] as Nested) : {}, rest, value) : value,
});

type Tree = Record<string, unknown>;

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Deep-merges `over` into a copy of `base`, which has nothing that it was not given: a stranger's address may have put
 * settings on the prototype of all objects, by a page's code that merges it into one. `undefined` never overrides a value, and arrays are replaced as a whole.
 * Neither may contain itself; see `plainCopy`.
 */
export function merge<Base extends object, Over extends object>(base: Base, over: Over): Base & Over {
  const result = Object.assign(Object.create(null), base) as Tree;
  for (const [key, value] of Object.entries(over)) {
    if (value === undefined) continue;
    const below = result[key];
    if (Array.isArray(value))
      result[key] = value.map((item: unknown) => (isTree(item) ? merge({}, item) : item));
    else result[key] = isTree(value) ? merge(isTree(below) ? below : {}, value) : value;
  }
  return result as Base & Over;
}
