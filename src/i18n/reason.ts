import type { Strings } from './en.ts';
import { format } from './strings.ts';

type Key = keyof Strings['errors'];

/** Sentences that load with the code of a method, by the reasons of its errors. */
export type OwnSentences = Readonly<Record<string, string>>;

/**
 * Why something failed, in no particular language: the key of one of our texts, with what fills its slots if it has any;
 * the key of one of a method's own; or the provider's own sentence.
 */
export type Reason =
  | Key
  | { readonly text: Key; readonly slots: Readonly<Record<string, string>> }
  | { readonly own: string }
  | { readonly said: string };

export function sentenceOf(reason: Reason, errors: Strings['errors'], own: OwnSentences = {}): string {
  if (typeof reason === 'string') return errors[reason];
  if ('own' in reason) return own[reason.own] ?? errors.unexpected;
  return 'said' in reason ? reason.said : format(errors[reason.text], reason.slots);
}
