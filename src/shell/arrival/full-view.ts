/** How much of a button the visitor saw before pressing it. Pure. */

/** An IntersectionObserver's report about a button. */
export interface Sight {
  readonly intersectionRatio: number;
  /** True if nothing covers or fades it; undefined in engines that cannot tell (IntersectionObserver v2). */
  readonly isVisible?: boolean;
  /** When this began, in ms since the page was opened. */
  readonly time: number;
}

/** Short of 1, because of positions between pixels. */
export const FULL_VIEW = 0.99;
/** ms. A button that appears under the pointer between the two clicks of a double click was not seen. */
const SETTLED = 300;

/** True if the visitor had the whole button in view. */
export function isInFullView(sight: Sight | undefined, now: number): boolean {
  if (sight === undefined || sight.isVisible === false) return false;
  return sight.intersectionRatio >= FULL_VIEW && now - sight.time >= SETTLED;
}
