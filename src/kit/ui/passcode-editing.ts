import { toDigits } from '../lib/digits.ts';

/** The code and the position of the caret after an edit. */
export interface EditResult {
  readonly value: string;
  readonly caret: number;
}

/** The result of an edit other than typing, such as Backspace, undo or autofill: whatever the browser did. */
export function applyEdit(raw: string, rawCaret: number, length: number): EditResult {
  const caret = toDigits(raw.slice(0, rawCaret)).length;
  return { value: toDigits(raw).slice(0, length), caret: Math.min(caret, length) };
}

/**
 * The result of typing. A digit typed in front of another one replaces it, as the boxes suggest. If the text has gained
 * several digits (from an input method) or lost some (of a selection), the browser's result is kept.
 */
export function applyTyping(before: string, raw: string, rawCaret: number, length: number): EditResult {
  const { value, caret } = applyEdit(raw, rawCaret, length + 1);
  const isLonger = value.length === before.length + 1;
  const code = isLonger ? value.slice(0, caret) + value.slice(caret + 1) : value;
  return { value: code.slice(0, length), caret: Math.min(caret, length) };
}

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

/** The result of a paste. A complete code replaces everything; fewer digits overwrite those after the caret. */
export function applyPaste(
  before: string,
  pasted: string,
  selection: { readonly start: number; readonly end: number },
  length: number,
): EditResult {
  if (pasted.length >= length) return { value: pasted.slice(0, length), caret: length };
  const { start, end } = selection;
  const rest = before.slice(end > start ? end : start + pasted.length);
  const value = (before.slice(0, start) + pasted + rest).slice(0, length);
  return { value, caret: Math.min(start + pasted.length, length) };
}
