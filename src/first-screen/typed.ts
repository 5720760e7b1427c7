import type { Variant } from './show.ts';

/** What the visitor has done on the first screen before React is there. */
export interface Typed extends Variant {
  /** What the fields contain, by their names. */
  readonly fields: Readonly<Record<string, string>>;
}
