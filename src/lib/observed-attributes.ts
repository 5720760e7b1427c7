/** Attributes that many elements have, whatever their tag. */
const COMMON = /^(id|class|style|slot|data-.*)$/;

/** The attributes that a custom element knows; none for any other element. */
export function observedAttributes(element: object): readonly string[] {
  const names: unknown = Reflect.get(element.constructor, 'observedAttributes');
  return Array.isArray(names) ? (names as readonly string[]) : [];
}

/** Whether an element may have an attribute that it does not know. A quick guess, for `unknownAttributes` to confirm. */
export function hasOtherAttributes(element: Element): boolean {
  const known = observedAttributes(element);
  return element.getAttributeNames().some((name) => !known.includes(name) && !COMMON.test(name));
}
