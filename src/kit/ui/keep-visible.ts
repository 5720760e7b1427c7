import { visible } from '../lib/visible.ts';

/** Removes invisible characters from a field. Returns what is left. */
export function keepVisible(field: HTMLInputElement): string {
  const text = visible(field.value);
  if (text !== field.value) field.value = text;
  return text;
}
