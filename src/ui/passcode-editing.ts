import { toDigits } from '../lib/digits.ts';

/** The code after an edit, and where the caret goes. */
export interface Edited {
  readonly value: string;
  readonly caret: number;
}

/**
 * Takes what the browser made of an edit. One digit typed before others overwrites the one after it, as the boxes
 * suggest; everything else (Backspace, Delete, a replaced selection, autofill) stands as the browser did it.
 */
export function applyTyping(before: string, raw: string, rawCaret: number, length: number): Edited {
  const digits = toDigits(raw);
  const caret = toDigits(raw.slice(0, rawCaret)).length;
  const typedInside = digits.length === before.length + 1 && caret < digits.length;
  const value = typedInside ? digits.slice(0, caret) + digits.slice(caret + 1) : digits;
  return { value: value.slice(0, length), caret: Math.min(caret, length) };
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
