/** What of the first screen changes while the visitor uses it. */
export interface Variant {
  /** The id of the selected tab, if the visitor has selected one. */
  readonly tab: string | undefined;
  /** Whether the form was submitted with something other than an email address. */
  readonly refused: boolean;
}

/** What the visitor has done on the first screen before React is there. */
export interface Typed extends Variant {
  /** What the fields contain, by their names. */
  readonly fields: Readonly<Record<string, string>>;
  /** Whether something was pressed that waits for React. */
  readonly pressed: boolean;
}
