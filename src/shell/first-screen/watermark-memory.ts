/**
 * Remembers whether the project shows the watermark. The project's settings arrive after the first paint, and with the
 * last answer the space for the watermark is right from the start, so that nothing moves.
 */
import { browserStorage } from '../../kit/lib/storage.ts';

const KEY = 'auth-widget:watermark';
const HIDDEN = 'no';

/** True unless the project did not show the watermark last time. */
export function expectsWatermark(): boolean {
  return browserStorage.read(KEY) !== HIDDEN;
}

export function rememberWatermark(shown: boolean): void {
  browserStorage.write(KEY, shown ? 'yes' : HIDDEN);
}
