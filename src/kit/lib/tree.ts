/** Markup as data, because trusted types forbid HTML strings. Pure. */

export type Attributes = Readonly<Record<string, string>>;

export type Branch = readonly [tag: string, attributes: Attributes, ...children: Tree[]];

/** An element, or a text. */
export type Tree = Branch | string;
