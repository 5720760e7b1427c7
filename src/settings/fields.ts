/** Fields of an element: its properties, with parsers for their attributes. An absent attribute parses to `undefined`. */

/** The value of an attribute, or what is wrong with it. */
export type Parsed<T> =
  | { readonly value: T | undefined }
  /** The rest of a sentence that starts with the attribute's name. */
  | { readonly problem: string };

/** Parses the text of a field's attribute; `null` if there is none. */
export type Parse<T> = (given: string | null) => Parsed<T>;

const absent = { value: undefined };

export const text: Parse<string> = (given) =>
  given === null || given.trim() === '' ? absent : { value: given.trim() };

/** Present means true, as in HTML, with `="false"` as the one exception. */
export const flag: Parse<boolean> = (given) =>
  given === null ? absent : { value: given.trim().toLowerCase() !== 'false' };

/** Words separated by spaces or commas. */
export const list: Parse<readonly string[]> = (given) =>
  given === null ? absent : { value: given.split(/[\s,]+/).filter((word) => word !== '') };

export const number: Parse<number> = (given) => {
  if (given === null || given.trim() === '') return absent;
  const value = Number(given);
  return Number.isFinite(value) ? { value } : { problem: `must be a number, not "${given}".` };
};

export const json: Parse<object> = (given) => {
  if (given === null || given.trim() === '') return absent;
  try {
    const value: unknown = JSON.parse(given);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { value }
      : { problem: 'must be a JSON object, {…}.' };
  } catch (error) {
    return { problem: `is not valid JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
};

export function oneOf<const T extends string>(...choices: readonly T[]): Parse<T> {
  return (given) => {
    if (given === null) return absent;
    const value = choices.find((choice) => choice === given.trim().toLowerCase());
    return value ? { value } : { problem: `must be one of: ${choices.join(', ')}.` };
  };
}

/** For a value that no attribute can carry. */
export const property: Parse<never> = () => absent;

/** The parser of each property. */
export type Fields = Readonly<Record<string, Parse<unknown>>>;

/** A field for each property. */
export type FieldsOf<Properties> = Readonly<Record<keyof Properties & string, Parse<unknown>>>;

/** `public-token` for `publicToken`. */
export const attributeName = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The attribute of a property; undefined if there is none. */
export function attributeOf(name: string, parse: Parse<unknown>): string | undefined {
  return parse === property ? undefined : attributeName(name);
}
