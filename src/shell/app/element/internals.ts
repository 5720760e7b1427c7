const known = new WeakMap<Element, ElementInternals | undefined>();

function attach(element: Element): ElementInternals | undefined {
  try {
    return element instanceof HTMLElement ? element.attachInternals() : undefined;
  } catch {
    // The page has attached them, or the browser has none.
    return undefined;
  }
}

/** The internals of an element, which can be attached only once. */
export function internalsOf(element: Element): ElementInternals | undefined {
  if (!known.has(element)) known.set(element, attach(element));
  return known.get(element);
}
