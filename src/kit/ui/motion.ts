/** Effects for the eye alone: without them, because the page has replaced what they need, everything works. */

/** @returns calls the effect; undefined if it fails */
export function decorate<Result>(effect: () => Result): Result | undefined {
  try {
    return effect();
  } catch {
    return undefined;
  }
}

export const prefersStillness = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Fades an element in. */
export const fadeIn = (element: Element): void =>
  decorate(() => {
    if (!prefersStillness()) element.animate({ opacity: [0, 1] }, 120);
  });

/** Slides the ground of the tab that was selected to the one that is. */
export const slidePill = (from: HTMLElement, to: HTMLElement): void =>
  decorate(() => {
    if (prefersStillness()) return;
    const { background, borderRadius, boxShadow } = getComputedStyle(to);
    const pill = document.createElement('span');
    const look = { position: 'absolute', background, 'border-radius': borderRadius, 'box-shadow': boxShadow };
    for (const [name, value] of Object.entries(look)) pill.style.setProperty(name, value, 'important');
    to.parentElement?.prepend(pill);
    const [start, end] = [from, to].map(({ offsetLeft, offsetTop, offsetWidth, offsetHeight }) => ({
      left: `${offsetLeft}px`,
      top: `${offsetTop}px`,
      width: `${offsetWidth}px`,
      height: `${offsetHeight}px`,
    }));
    const timing = { duration: 160, easing: 'cubic-bezier(.2,0,0,1)' };
    const bare = { background: 'none', boxShadow: 'none' };
    to.animate([bare, bare], timing);
    const slide = pill.animate([start ?? {}, end ?? {}], timing);
    slide.onfinish = slide.oncancel = () => pill.remove();
  });
