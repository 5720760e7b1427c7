/** The fields in which an input method is composing. A composition that began before React is one that React never sees begin. */
const composing = new WeakSet<EventTarget>();

/** @param signal ends the watch */
export function watchCompositions(container: HTMLElement | ShadowRoot, signal: AbortSignal): void {
  const begin = ({ target }: Event): unknown => target && composing.add(target);
  const end = ({ target }: Event): unknown => target && composing.delete(target);
  container.addEventListener('compositionstart', begin, { signal });
  container.addEventListener('compositionend', end, { signal });
}

/** Whether a composition is under way that began while the field's container was watched. */
export const isComposing = (field: HTMLInputElement): boolean => composing.has(field);
