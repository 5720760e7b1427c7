import type { B2bErrorKey } from './b2b/en.ts';
import type { Strings } from './en.ts';
import { format } from './strings.ts';

/** Of the sentences of every flow: each flow has the ones that its own screens need. */
type Key = keyof Strings['errors'] | B2bErrorKey;

/**
 * Why something failed, in no particular language: the key of one of our texts, with what fills its slots if it has any,
 * or the provider's own sentence.
 */
export type Reason =
  | Key
  | { readonly text: Key; readonly slots: Readonly<Record<string, string>> }
  | { readonly said: string };

type Errors = Strings['errors'] & { readonly [K in B2bErrorKey]?: string };

export function sentenceOf(reason: Reason, errors: Errors): string {
  const textOf = (key: Key): string => errors[key] ?? errors.unexpected;
  if (typeof reason === 'string') return textOf(reason);
  return 'said' in reason ? reason.said : format(textOf(reason.text), reason.slots);
}
