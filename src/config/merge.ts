/** Laying one partial tree over another. Pure. */

type Tree = Record<string, unknown>;

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** `over` wins, object by object; `undefined` in it means that it says nothing. Lists are replaced whole. */
export function merge(base: object, over: object): Tree {
  const result: Tree = { ...base };
  for (const [key, value] of Object.entries(over)) {
    if (value === undefined) continue;
    const below = result[key];
    result[key] = isTree(value) ? merge(isTree(below) ? below : {}, value) : value;
  }
  return result;
}
