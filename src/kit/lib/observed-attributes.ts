/** Attributes that many elements have, whatever their tag. */
const COMMON = /^(id|class|style|slot|data-.*)$/;

/** The attributes that a custom element knows; none for any other element. */
export function observedAttributes(element: object): readonly string[] {
  const { observedAttributes: names = [] } = element.constructor as {
    readonly observedAttributes?: readonly string[];
  };
  return names;
}

/** True if an element may have an attribute that it does not know. A quick guess, for `unknownAttributes` to confirm. */
export function hasOtherAttributes(element: Element): boolean {
  const known = observedAttributes(element);
  return element.getAttributeNames().some((name) => !known.includes(name) && !COMMON.test(name));
}

/** The custom element that a container belongs to. */
export function elementOf(container: Element): Element | undefined {
  let node: Element | undefined = container;
  while (node && observedAttributes(node).length === 0)
    node = node.parentElement ?? (node.parentNode as Partial<ShadowRoot> | null)?.host;
  return node;
}
