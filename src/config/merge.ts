type Tree = Record<string, unknown>;

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Deep-merges `over` into a copy of `base`. `undefined` never overrides a value, and arrays are replaced as a whole.
 * Neither may contain itself; see `plainCopy`.
 */
export function merge(base: object, over: object): Tree {
  const result: Tree = { ...base };
  for (const [key, value] of Object.entries(over)) {
    if (value === undefined) continue;
    const below = result[key];
    result[key] = isTree(value) ? merge(isTree(below) ? below : {}, value) : value;
  }
  return result;
}
