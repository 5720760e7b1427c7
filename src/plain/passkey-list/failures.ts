/** What visitors read when a change fails. Errors come from a chunk with classes of its own, so they are told by their codes. */
import { hasOwn } from '../../kit/lib/has-own.ts';
import type { PasskeyTexts } from './texts.ts';

type Sentences = PasskeyTexts['errors'];

/** The name of a sentence. */
export type PasskeyFailure = keyof Sentences;

const isFailure = (name: string, sentences: Sentences): name is PasskeyFailure => hasOwn(sentences, name);

/** @param uses whether the device was to use the passkey */
export function failureOf(thrown: unknown, sentences: Sentences, uses: boolean): PasskeyFailure {
  const { code, reason } = Object(thrown) as { code?: unknown; reason?: unknown };
  // The sentence is about a passkey that could not be used.
  if (reason === 'internal_error' && !uses) return 'provider';
  const name = String(code === 'passkey' ? reason : code);
  return isFailure(name, sentences) ? name : 'unexpected';
}
