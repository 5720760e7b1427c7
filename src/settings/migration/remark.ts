/** A setting of the official element that has no counterpart. */
export interface Remark {
  /** Its path, such as `presentation.options.icons`. */
  readonly setting: string;
  /** The mend, as the end of a sentence; undefined if there is none. */
  readonly instead: string | undefined;
}

/** All of them in one warning. */
export function sentenceOf(remarks: readonly Remark[]): string {
  const lines = remarks.map(
    ({ setting, instead }) => `\n  ${setting}${instead === undefined ? '' : `: ${instead}`}`,
  );
  return `these settings of Stytch's own element have no effect here; see docs/migration.md${lines.join('')}`;
}

/** Settings in our shapes or in those of the official element. Nothing in them is validated. */
export interface MaybeOfficial {
  readonly config?: unknown;
  readonly theme?: unknown;
  readonly strings?: unknown;
  readonly presentation?: unknown;
  readonly colorScheme?: unknown;
  readonly callbacks?: unknown;
  readonly warnings?: readonly string[] | undefined;
}

/**
 * @param element around which `theme="auto"` reads the page
 * @param isBusiness whether they are the B2B element's, which properties tell by themselves
 * @returns the settings in our shapes, with a sentence about what has no counterpart under `warnings`
 */
export type Migrate = <Settings extends MaybeOfficial>(
  settings: Settings,
  element?: Element,
  isBusiness?: boolean,
) => Settings & { readonly warnings: readonly string[] };
