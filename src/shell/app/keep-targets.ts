import { isTyped } from '../../kit/lib/dom.ts';

/** The events that React dispatches again, as copies, if they come before it has adopted the nodes that they are about. */
const REPLAYED = ['focusin', 'dragenter', 'mouseover', 'pointerover', 'gotpointercapture'];

/**
 * Lets events keep their target. Those in a shadow root lose theirs after the dispatch, and React would throw
 * when it looks for it later.
 * @param signal ends it
 */
export function keepTargets(container: HTMLElement | ShadowRoot, signal: AbortSignal): void {
  const keep = (event: Event): void => {
    const { target } = event;
    const read = Object.getOwnPropertyDescriptor(Event.prototype, 'target')?.get;
    // During the dispatch, listeners outside of the shadow root still see its host.
    Object.defineProperty(event, 'target', { get: () => read?.call(event) ?? target });
  };
  for (const type of REPLAYED) container.addEventListener(type, keep, { capture: true, signal });
}

const TYPING = ['keydown', 'keypress', 'textInput', 'input', 'keyup'];

/**
 * Keeps from React what is typed into a field before it has adopted that: for the first such event, it would render in one go what
 * it renders in slices otherwise. The field finds its text itself (autofill-input.tsx).
 * @param signal ends it
 */
export function keepTyping(container: HTMLElement | ShadowRoot, signal: AbortSignal): void {
  // Without a shadow root, the page hears of every key.
  if (!('host' in container)) return;
  const keep = (event: Event): void => {
    const { localName } = event.target as Element;
    if (localName === 'input' && (!('key' in event) || isTyped(event))) event.stopImmediatePropagation();
  };
  for (const type of TYPING) container.addEventListener(type, keep, { capture: true, signal });
}
