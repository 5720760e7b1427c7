import { toBase64Url } from './base64.ts';
import { randomBytes, randomUuid } from './random.ts';

/** A new id in the provider's format, such as `user-test-<uuid>`. */
export function makeId(kind: string): string {
  return `${kind}-test-${randomUuid()}`;
}

/** A new secret token, safe to use in a URL. */
export function makeToken(): string {
  return toBase64Url(randomBytes(33));
}

/** True if a text looks like a token of `makeToken`, whoever made it. */
export const isToken = (text: string): boolean => /^[\w-]{44}$/.test(text);
