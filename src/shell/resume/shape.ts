/** Checks what comes out of the storage, which another version of the package may have written. Pure. */

export type Fits = (value: unknown) => boolean;

/** A check for each property. */
export type Shape<T> = { readonly [Key in keyof T]-?: Fits };

export const isText: Fits = (value) => typeof value === 'string';
export const isNumber: Fits = (value) => Number.isFinite(value);
export const isFlag: Fits = (value) => typeof value === 'boolean';

export const oneOf =
  <T extends string>(...values: readonly T[]): Fits =>
  (value) =>
    values.some((each) => each === value);

/** Also accepts what has been left out. */
export const optional =
  (fits: Fits): Fits =>
  (value) =>
    value === undefined || fits(value);

export const listOf =
  (fits: Fits): Fits =>
  (value) =>
    Array.isArray(value) && value.every(fits);

export const fits =
  <T>(shape: Shape<T>): Fits =>
  (value) =>
    typeof value === 'object' &&
    value !== null &&
    Object.entries<Fits>(shape).every(([key, holds]) => holds(Reflect.get(value, key)));
