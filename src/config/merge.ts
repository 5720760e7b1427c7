/** Laying one partial tree over another. Pure. */

type Tree = Record<string, unknown>;

function isTree(value: unknown): value is Tree {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/**
 * `over` wins, object by object; `undefined` in it means that it says nothing. Lists are replaced whole.
 * @param depth how deep objects may lie; nothing that we know is deeper, but what holds itself is without end
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
