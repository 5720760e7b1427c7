/** The types of catalogues, by the English one. */

/** A text with a `{count}`, by the plural categories of its language (`Intl.PluralRules`). */
export type Plural = Readonly<Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }>;

type Text<T> = T extends string ? string : T extends Plural ? Plural : Texts<T>;
/** All texts of a catalogue, in another language. */
export type Texts<T> = { readonly [Key in keyof T]: Text<T[Key]> };
/** Any part of a catalogue. */
export type PartialTexts<T> = {
  readonly [Key in keyof T]?: Text<T[Key]> extends string | Plural ? Text<T[Key]> : PartialTexts<T[Key]>;
};
