/** Attribute <-> property converters. An absent attribute (`null`) gives `undefined`: the default. */

/** What an attribute said, or why it cannot be used. */
export type Reading<T> = { readonly value: T | undefined } | { readonly mend: string };

export interface Field<T> {
  /** Name of the attribute; fields without one are properties only. */
  readonly attribute?: string;
  parse(text: string | null): Reading<T>;
}

type Parse<T> = Field<T>['parse'];

const absent = { value: undefined };

export const text: Parse<string> = (given) =>
  given === null || given.trim() === '' ? absent : { value: given.trim() };

/** HTML's own rule, present is true, with `="false"` as the one exception. */
export const flag: Parse<boolean> = (given) =>
  given === null ? absent : { value: given.trim().toLowerCase() !== 'false' };

/** Words between spaces or commas. */
export const list: Parse<readonly string[]> = (given) =>
  given === null ? absent : { value: given.split(/[\s,]+/).filter((word) => word !== '') };

export const number: Parse<number> = (given) => {
  if (given === null || given.trim() === '') return absent;
  const value = Number(given);
  return Number.isFinite(value) ? { value } : { mend: `must be a number, not "${given}".` };
};

export const json: Parse<object> = (given) => {
  if (given === null || given.trim() === '') return absent;
  try {
    const value: unknown = JSON.parse(given);
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? { value }
      : { mend: 'must be a JSON object, {…}.' };
  } catch (error) {
    return { mend: `is not valid JSON: ${error instanceof Error ? error.message : String(error)}` };
  }
};

export function oneOf<const T extends string>(...choices: readonly T[]): Parse<T> {
  return (given) => {
    if (given === null) return absent;
    const value = choices.find((choice) => choice === given.trim().toLowerCase());
    return value ? { value } : { mend: `must be one of: ${choices.join(', ')}.` };
  };
}

/** A value that only a property can carry. */
export const property: Field<unknown> = { parse: () => absent };

export type Fields = Readonly<Record<string, Field<unknown>>>;
