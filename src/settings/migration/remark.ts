/** A setting of the official element that has no counterpart. */
export interface Remark {
  /** Its path, such as `presentation.options.icons`. */
  readonly setting: string;
  /** What to do instead, as the end of a sentence; undefined if there is nothing. */
  readonly instead: string | undefined;
}

/** All of them in one warning. */
export function sentenceOf(remarks: readonly Remark[]): string {
  const lines = remarks.map(
    ({ setting, instead }) => `\n  ${setting}${instead === undefined ? '' : `: ${instead}`}`,
  );
  return `these settings of Stytch's own element have no effect here; see docs/migration.md${lines.join('')}`;
}
