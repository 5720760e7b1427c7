/** What the visitor has done on the first screen before React is there. */
export interface Typed {
  /** What the fields contain, by their names. */
  readonly fields: Readonly<Record<string, string>>;
  /** The id of the selected tab, if the visitor has selected one. */
  readonly tab: string | undefined;
}
