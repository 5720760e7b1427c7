/** What a provider's logo is made of: data, so that no markup has to be parsed. */
export interface LogoDrawing {
  /** The `viewBox`. */
  readonly box: string;
  /** Colour and outline of each part, from back to front; `currentColor` is visible on light and dark grounds. */
  readonly paths: readonly (readonly [fill: string, outline: string])[];
}
