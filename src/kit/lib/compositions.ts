/** The field in which an input method is composing. React sees no composition that began before React. */
let composing: EventTarget | null = null;

/** @param signal ends the watch */
export function watchCompositions(container: HTMLElement | ShadowRoot, signal: AbortSignal): void {
  const watch = (event: Event): void => {
    composing = event.type === 'compositionstart' ? event.target : null;
  };
  for (const type of ['compositionstart', 'compositionend'])
    container.addEventListener(type, watch, { signal });
}

/** Whether a composition is under way that began while the field's container was watched. */
export const isComposing = (field: HTMLInputElement): boolean => field === composing;
