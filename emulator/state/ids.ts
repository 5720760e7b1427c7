import { randomBytes, randomUUID } from 'node:crypto';

/** A new id in the provider's format, such as `user-test-<uuid>`. */
export function makeId(kind: string): string {
  return `${kind}-test-${randomUUID()}`;
}

/** A new secret token, safe to use in a URL. */
export function makeToken(): string {
  return randomBytes(33).toString('base64url');
}
