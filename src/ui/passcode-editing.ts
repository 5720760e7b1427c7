import { toDigits } from '../lib/digits.ts';

/** The code after an edit, and where the caret goes. */
export interface Edited {
  readonly value: string;
  readonly caret: number;
}

/** What the browser made of an edit that was not typed (Backspace, undo, autofill): it stands. */
export function digitsOf(raw: string, rawCaret: number, length: number): Edited {
  const caret = toDigits(raw.slice(0, rawCaret)).length;
  return { value: toDigits(raw).slice(0, length), caret: Math.min(caret, length) };
}

/**
 * What the browser made of a key. A digit typed before others overwrites the one after it, as the boxes suggest; more
 * digits (of an input method) and fewer (a replaced selection) stand as the browser did it.
 */
export function applyTyping(before: string, raw: string, rawCaret: number, length: number): Edited {
  const { value, caret } = digitsOf(raw, rawCaret, length + 1);
  const typedInside = value.length === before.length + 1 && caret < value.length;
  const code = typedInside ? value.slice(0, caret) + value.slice(caret + 1) : value;
  return { value: code.slice(0, length), caret: Math.min(caret, length) };
}

/**
 * The digits of a pasted text. Of a whole message those of the code: a run of just so many, preferably in one piece,
 * else with single spaces or hyphens between.
 */
export function codeIn(text: string, length: number): string {
  const plain = text.replace(/\p{Nd}/gu, (digit) => toDigits(digit) || digit);
  const runs = [/\d+/g, /\d+(?:[ \u00a0\p{Pd}]\d+)*/gu]
    .flatMap((run) => plain.match(run) ?? [])
    .map(toDigits);
  return runs.find((run) => run.length === length) ?? toDigits(plain);
}

/** Pasted digits: a whole code replaces everything, fewer overwrite from the caret on. */
export function replaceWith(
  before: string,
  pasted: string,
  selection: { readonly start: number; readonly end: number },
  length: number,
): Edited {
  if (pasted.length >= length) return { value: pasted.slice(0, length), caret: length };
  const { start, end } = selection;
  const rest = before.slice(end > start ? end : start + pasted.length);
  const value = (before.slice(0, start) + pasted + rest).slice(0, length);
  return { value, caret: Math.min(start + pasted.length, length) };
}
