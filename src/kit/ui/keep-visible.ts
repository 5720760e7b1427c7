import { visible } from '../lib/visible.ts';

/** Removes from a field what a reader cannot see. Returns the rest. */
export function keepVisible(field: HTMLInputElement): string {
  const text = visible(field.value);
  if (text !== field.value) field.value = text;
  return text;
}
