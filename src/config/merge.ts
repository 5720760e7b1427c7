type Tree = Record<string, unknown>;

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * Deep-merges `over` into a copy of `base`. `undefined` never overrides a value, and arrays are replaced as a whole.
 * @param depth how many levels of nested objects to merge. Deeper ones are dropped: no setting is nested that deep, and
 * an object may contain itself
 */
export function merge(base: object, over: object, depth = 3): Tree {
  const result: Tree = { ...base };
  for (const [key, value] of Object.entries(over)) {
    if (value === undefined) continue;
    const below = result[key];
    if (!isTree(value)) result[key] = value;
    else if (depth > 0) result[key] = merge(isTree(below) ? below : {}, value, depth - 1);
  }
  return result;
}
