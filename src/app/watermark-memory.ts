/**
 * Whether the watermark shows is the project's to say, and comes after the first paint. What it said last is kept, so
 * that the watermark's place is there from the start and nothing moves when the answer comes.
 */
import { readStored, writeStored } from '../lib/storage.ts';

const KEY = 'auth-widget:watermark';
const ABSENT = 'no';

/** Unless the project said no before. */
export function expectsWatermark(): boolean {
  return readStored(KEY) !== ABSENT;
}

export function rememberWatermark(shown: boolean): void {
  writeStored(KEY, shown ? 'yes' : ABSENT);
}
