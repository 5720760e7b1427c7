/** Reads and removes the error that a third-party provider adds to the page's address instead of a token. Pure. */
import { withoutParameters } from './address.ts';

const ERROR_CODE = /^[a-z_]{1,64}$/;

/** Returns the error code that a third-party provider sent instead of a token (RFC 6749, section 4.1.2.1). */
export function readRefusal(href: string): string | undefined {
  const error = new URL(href).searchParams.get('error');
  return error !== null && ERROR_CODE.test(error) ? error : undefined;
}

export function withoutRefusal(href: string): string {
  return withoutParameters(href, ['error', 'error_description']);
}
