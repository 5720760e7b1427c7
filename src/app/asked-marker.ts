/**
 * Remembers that this browser asked for an e-mailed link. Only a date is stored, nothing of the visitor: it tells
 * a person's own browser from a mail scanner, which would use the link up by loading the page.
 */
import { readStored, writeStored } from '../lib/storage.ts';

const KEY = 'auth-widget:asked-until';
/** ms. */
const MINUTE = 60_000;

/** @param minutes as long as the link can be used */
export function rememberAsking(minutes: number): void {
  writeStored(KEY, String(Date.now() + minutes * MINUTE));
}

export function hasAsked(): boolean {
  return Number(readStored(KEY) ?? 0) > Date.now();
}
