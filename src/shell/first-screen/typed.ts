/** The parts of the first screen that change while the visitor uses it. */
export interface FirstScreenInput {
  /** The id of the selected tab, if the visitor has selected one. */
  readonly tab: string | undefined;
  /** True if the form was submitted with something other than an email address. */
  readonly refused: boolean;
}

/** The visitor's use of the first screen before React is there. */
export interface Typed extends FirstScreenInput {
  /** The fields' contents, by their names. */
  readonly fields: Readonly<Record<string, string>>;
  /** True if something was pressed that waits for React. */
  readonly pressed: boolean;
}
