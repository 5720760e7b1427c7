/** Fields of an element, and parsers for their attributes. An absent attribute is `null` and parses to `undefined`. */

/** The value of an attribute, or what is wrong with it. */
export type Parsed<T> =
  | { readonly value: T | undefined }
  /** The rest of a sentence that starts with the attribute's name. */
  | { readonly problem: string };

export interface Field<T> {
  /** Name of the attribute; left out for a field that is a property only. */
  readonly attribute?: string;
  parse(text: string | null): Parsed<T>;
}

type Parse<T> = Field<T>['parse'];

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

/** A value that no attribute can carry. */
export const property: Field<unknown> = { parse: () => absent };

export type Fields = Readonly<Record<string, Field<unknown>>>;

/** A field for each property. */
export type FieldsOf<Properties> = Readonly<Record<keyof Properties & string, Field<unknown>>>;
