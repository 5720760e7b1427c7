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
