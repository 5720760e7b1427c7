/**
 * Remembers that this browser asked for an e-mailed link. Only a date is stored, nothing of the visitor: it tells
 * a person's own browser from a mail scanner, which would use the link up by loading the page.
 */
import { forgetStored, readStored, writeStored } from '../lib/storage.ts';

const KEY = 'auth-widget:asked-until';
/** ms. */
const MINUTE = 60_000;

/** @param minutes as long as the link can be used */
export function rememberAsking(minutes: number): void {
  writeStored(KEY, String(Math.max(askedUntil(), Date.now() + minutes * MINUTE)));
}

/** Once the visitor is signed in: a link that comes now is not what was waited for, and may be a stranger's. */
export function forgetAsking(): void {
  forgetStored(KEY);
}

function askedUntil(): number {
  return Number(readStored(KEY) ?? 0);
}

export function hasAsked(): boolean {
  return askedUntil() > Date.now();
}
