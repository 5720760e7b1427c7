import type { Strings } from './en.ts';

/** Why something failed, in no particular language: the key of one of our texts, or the provider's own sentence. */
export type Reason = keyof Strings['errors'] | { readonly said: string };

export function sentenceOf(reason: Reason, errors: Strings['errors']): string {
  return typeof reason === 'string' ? errors[reason] : reason.said;
}
