import type { Strings } from './en.ts';
import { format } from './strings.ts';

type Key = keyof Strings['errors'];

/**
 * Why something failed, in no particular language: the key of one of our texts, with what fills its slots if it has any,
 * or the provider's own sentence.
 */
export type Reason =
  | Key
  | { readonly text: Key; readonly slots: Readonly<Record<string, string>> }
  | { readonly said: string };

export function sentenceOf(reason: Reason, errors: Strings['errors']): string {
  if (typeof reason === 'string') return errors[reason];
  return 'said' in reason ? reason.said : format(errors[reason.text], reason.slots);
}
