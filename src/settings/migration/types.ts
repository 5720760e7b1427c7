/** What a page may have set in our shapes or in those of the official element. Nothing in it is validated. */
export interface MaybeOfficial {
  readonly config?: unknown;
  readonly theme?: unknown;
  readonly strings?: unknown;
  readonly presentation?: unknown;
  readonly colorScheme?: unknown;
  readonly callbacks?: unknown;
}

/**
 * @param element around which `theme="auto"` reads the page
 * @returns the settings in our shapes, with a sentence about what has no counterpart under `warnings`
 */
export type Migrate = <Settings extends MaybeOfficial>(
  settings: Settings,
  element?: Element,
) => Settings & { readonly warnings: readonly string[] };
