import type { Catalogue } from '../../kit/i18n/languages.ts';
import type { Loader } from '../chunks/fetch-part.ts';
import type { Compose } from './drawing.ts';

/** The screen that the app is going to start with. */
export interface PredictedScreen {
  /** The chunks that it needs besides the app's. */
  readonly parts: readonly Loader<unknown>[];
  /**
   * Composes it before the app has loaded.
   * @returns undefined if only the app can
   */
  compose(catalogue: Catalogue): Compose | undefined;
}
