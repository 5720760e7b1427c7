/** The texts that a list attribute accepts: each word once, in any order, with the same separator throughout. */
export type Words<Word extends string> = string extends Word
  ? string
  : Joined<Word, ' '> | Joined<Word, ','> | Joined<Word, ', '>;

/** TypeScript allows unions of 100,000 members, which eight words would exceed. */
type Joined<Word extends string, Separator extends string, First extends Word = Word> = First extends Word
  ? First | `${First}${Separator}${Joined<Exclude<Word, First>, Separator>}`
  : never;
