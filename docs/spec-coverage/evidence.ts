/** What shows that the widget does what a sentence of the specification says. */

export interface TestEvidence {
  readonly kind: 'test';
  /** Path from the root of the repository. */
  readonly file: string;
  /** As in the source, after those of its groups; `…` stands for what a parametrized title fills in. */
  readonly title: string;
  /** Text of the row of a parametrized test that is meant. */
  readonly row?: string | undefined;
}

export type Evidence =
  | TestEvidence
  /** The widget differs on purpose. `start` is how the decision begins, since numbers may change. */
  | { readonly kind: 'decision'; readonly start: string }
  /** The sentence says what the specification is about or leaves open. */
  | { readonly kind: 'scope' };

type Shown = readonly [Evidence, ...Evidence[]];

/** Of a whole sentence, or of each of its rules. */
export type Coverage = Shown | Readonly<Record<string, Shown>>;

/** The sentence of that section that starts so, and what shows it. */
export type Row = readonly [start: string, coverage: Coverage];

/** By heading of the specification. */
export type Rows = Readonly<Record<string, readonly Row[]>>;

/** Names the tests of a file: `otp('signs in by a code from the tab …', 'WhatsApp')`. */
export const testsOf =
  (file: string) =>
  (title: string, row?: string): TestEvidence => ({ kind: 'test', file, title, row });

export const decision = (start: string): Evidence => ({ kind: 'decision', start });
export const scope: Evidence = { kind: 'scope' };

/** Whether this is one for the whole sentence. */
export const isShown = (coverage: Coverage): coverage is Shown => Array.isArray(coverage);
