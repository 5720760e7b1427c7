/**
 * JSON for objects that refer to one another, such as a session to its user: what was one object is one object again.
 * For plain objects, arrays and maps.
 */

/** An object, with the places of the objects in it. Scalars are in arrays of their own, to tell them from places. */
type Slot = number | readonly [scalar: unknown];
type Node =
  | { readonly kind: 'array'; readonly items: readonly Slot[] }
  | { readonly kind: 'map' | 'object'; readonly entries: readonly (readonly [key: string, value: Slot])[] };

/** JSON has no undefined. */
const isGiven = ([, value]: [string, unknown]): boolean => value !== undefined;

export function toGraphJson(value: object): string {
  const places = new Map<object, number>();
  const nodes: (Node | undefined)[] = [];
  const slotOf = (inner: unknown): Slot =>
    typeof inner === 'object' && inner !== null ? placeOf(inner) : [inner];
  const entriesOf = (entries: Iterable<[string, unknown]>): [string, Slot][] =>
    [...entries].map(([key, inner]) => [key, slotOf(inner)]);
  const placeOf = (object: object): number => {
    const known = places.get(object);
    if (known !== undefined) return known;
    const place = nodes.push(undefined) - 1;
    places.set(object, place);
    if (Array.isArray(object)) nodes[place] = { kind: 'array', items: object.map(slotOf) };
    else if (object instanceof Map) nodes[place] = { kind: 'map', entries: entriesOf(object) };
    else nodes[place] = { kind: 'object', entries: entriesOf(Object.entries(object).filter(isGiven)) };
    return place;
  };
  placeOf(value);
  return JSON.stringify(nodes);
}

/** @param json from `toGraphJson` */
export function fromGraphJson(json: string): unknown {
  const nodes = JSON.parse(json) as Node[];
  const objects = nodes.map(({ kind }) => (kind === 'array' ? [] : kind === 'map' ? new Map() : {}));
  const valueOf = (slot: Slot): unknown => (typeof slot === 'number' ? objects[slot] : slot[0]);
  for (const [place, node] of nodes.entries()) {
    const object = objects[place];
    if (Array.isArray(object) && node.kind === 'array') object.push(...node.items.map(valueOf));
    else if (node.kind !== 'array') {
      for (const [key, slot] of node.entries) {
        if (object instanceof Map) object.set(key, valueOf(slot));
        else Object.assign(object ?? {}, { [key]: valueOf(slot) });
      }
    }
  }
  return objects[0];
}
