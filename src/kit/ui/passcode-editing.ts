import { toDigits } from '../lib/digits.ts';
import { extractCode } from '../lib/extract-code.ts';

/** The code and the position of the caret after an edit. */
export interface EditResult {
  readonly value: string;
  readonly caret: number;
}

/** The result of an edit other than typing, such as Backspace, undo or autofill: whatever the browser did. */
export function applyEdit(raw: string, rawCaret: number, length: number): EditResult {
  const caret = toDigits(raw.slice(0, rawCaret)).length;
  return { value: extractCode(raw, length).slice(0, length), caret: Math.min(caret, length) };
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
