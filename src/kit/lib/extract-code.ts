import { toDigits } from './digits.ts';

/** Digits (spec section 9). */
export const CODE_LENGTH = 6;

/**
 * The digits of the code in a pasted text, which may be a whole message: the first run of `length` digits without gaps,
 * or else with single spaces or hyphens in between. Without such a run, all digits of the text.
 */
export function extractCode(text: string, length: number): string {
  const plain = text.replace(/\p{Nd}/gu, (digit) => toDigits(digit) || digit);
  const runs = [/\d+/g, /\d+(?:[ \u00a0\p{Pd}]\d+)*/gu]
    .flatMap((run) => plain.match(run) ?? [])
    .map(toDigits);
  return runs.find((run) => run.length === length) ?? toDigits(plain);
}
