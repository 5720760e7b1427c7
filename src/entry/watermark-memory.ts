/**
 * Whether the watermark shows is the project's to say, and comes after the first paint. What it said last is kept, so
 * that the watermark's place is there from the start and nothing moves when the answer comes.
 */
import { browserStorage } from '../lib/storage.ts';

const KEY = 'auth-widget:watermark';
const ABSENT = 'no';

/** Unless the project said no before. */
export function expectsWatermark(): boolean {
  return browserStorage.read(KEY) !== ABSENT;
}

export function rememberWatermark(shown: boolean): void {
  browserStorage.write(KEY, shown ? 'yes' : ABSENT);
}
