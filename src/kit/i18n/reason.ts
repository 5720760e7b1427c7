import type { BusinessErrorKey, Strings } from './catalogue.ts';
import { format } from './strings.ts';

/** Of the sentences of every flow: each flow has the ones that its own screens need. */
type Key = keyof Strings['errors'] | BusinessErrorKey;

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

type Errors = Strings['errors'] & { readonly [K in BusinessErrorKey]?: string };

export function sentenceOf(reason: Reason, errors: Errors, own: OwnSentences = {}): string {
  const textOf = (key: Key): string => errors[key] ?? errors.unexpected;
  if (typeof reason === 'string') return textOf(reason);
  if ('own' in reason) return own[reason.own] ?? errors.unexpected;
  return 'said' in reason ? reason.said : format(textOf(reason.text), reason.slots);
}
