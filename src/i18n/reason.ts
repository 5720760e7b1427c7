import type { Strings } from './en.ts';

/** Why something failed, apart from any language: a text of ours by its key, or a sentence of the provider's as it is. */
export type Reason = keyof Strings['errors'] | { readonly said: string };

export function sentenceOf(reason: Reason, errors: Strings['errors']): string {
  return typeof reason === 'string' ? errors[reason] : reason.said;
}
