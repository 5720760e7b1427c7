/** Submits and presses once while Enter is held: every repetition would be another request, error or tab. */
export function ignoreHeldEnter(container: HTMLElement | ShadowRoot, signal: AbortSignal): void {
  const ignore = (event: Event): void => {
    const { key, repeat } = event as KeyboardEvent;
    if (repeat && key === 'Enter') event.preventDefault();
  };
  container.addEventListener('keydown', ignore, { signal });
}
