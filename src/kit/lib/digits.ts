/** Code points of the digit zero in the scripts that keyboards and messages use. The other nine digits follow each. */
const ZEROS = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xe50, 0xff10];

/** The digits in a text, converted from any of these scripts to 0-9. Drops everything else. */
export function toDigits(text: string): string {
  let digits = '';
  for (const character of text) {
    const code = character.codePointAt(0) ?? 0;
    const zero = ZEROS.find((start) => code >= start && code <= start + 9);
    if (zero !== undefined) digits += String(code - zero);
  }
  return digits;
}

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
