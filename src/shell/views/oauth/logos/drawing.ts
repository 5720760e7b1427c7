/** A provider's logo as data, so that no markup needs to be parsed. */
export interface LogoDrawing {
  /** SVG's `viewBox`. */
  readonly box: string;
  /** Color and outline of each part, from back to front. `currentColor` is visible on light and dark backgrounds. */
  readonly paths: readonly (readonly [fill: string, outline: string])[];
}
