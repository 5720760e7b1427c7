/** Predicts the code that a widget needs, by its settings and the page's address, before anybody has checked them. */

import { type Catalogue, languageFor } from '../../kit/i18n/languages.ts';
import { tokenProblem } from '../../kit/lib/public-token.ts';
import { lookOf } from '../../kit/theme/overrides.ts';
import type { BaseSettings } from '../../settings/settings.ts';
import type { CookieOptions } from '../../settings/types.ts';
import { afterPaint } from '../chunks/after-paint.ts';
import type { Loader } from '../chunks/fetch-part.ts';
import type { Compose } from '../first-screen/drawing.ts';
import { expectsWatermark } from '../first-screen/watermark-memory.ts';
import { lookWords } from '../look-words.ts';
import { type Claimant, pageClaims } from '../redirect/token-claims.ts';
import { addNewWidget, expectedScreen } from '../resume/expected-screen.ts';
import type { Host } from '../runner/types.ts';
import type { FlowEntry } from './flow-entry.ts';

/** A guess: settings that it trips over are invalid, and the app checks them and says so. */
export function predict<Settings extends BaseSettings>(
  flow: FlowEntry<Settings>,
  settings: Settings,
  widget: Claimant & Pick<Host, 'id' | 'left'>,
): PredictedScreen {
  try {
    addNewWidget(widget);
    const urlToken = flow.takeToken(pageClaims, widget, settings);
    const noted = urlToken ? '' : (widget.left?.screen ?? expectedScreen(settings.publicToken));
    // Another version of the package may have noted a name that there is no screen for.
    const isResumed = noted === 'Main' || flow.screens[noted] !== undefined;
    const screen = isResumed ? noted : flow.firstScreen(settings, urlToken);
    const own = flow.screens[screen];
    const opened = { id: widget.id, screen, hasToken: urlToken !== undefined, watermark: expectsWatermark() };
    return {
      parts: [
        ...(own ? [own] : (flow.parts?.(settings) ?? [])),
        ...lookWords(languageFor(settings.locale), lookOf(settings.theme)),
      ],
      // Only the app can draw the screen that a reload, or a widget that is put back, comes back to. Until then, there is nothing: neither the first screen, nor what
      // a server has printed.
      compose: isResumed ? () => () => ['div', {}] : (catalogue) => flow.compose(settings, catalogue, opened),
    };
  } catch {
    return { parts: [], compose: () => undefined };
  }
}

/** Starts to fetch the code of the provider's client and the project's settings, which the first paint does not wait for. */
export function fetchProvider<Settings extends BaseSettings>(
  { provider }: FlowEntry<Settings>,
  { client, publicToken, apiUrl, demo, config }: Settings,
): void {
  if (!client && !publicToken) return;
  // The app imports them again and reports a failure.
  provider.adapter().catch(() => undefined);
  // What cannot be a public token, such as a secret, must not be sent: the app refuses it with a sentence.
  if (client || demo || !publicToken || tokenProblem(publicToken)) return;
  afterPaint()
    // Throws for settings that the app is going to refuse.
    .then(() => provider.requestSettings(publicToken, apiUrl))
    .catch(() => undefined);
  const { cookieOptions }: { cookieOptions?: CookieOptions } = config;
  provider
    .sdk()
    // The client takes a while to create and asks for the project's settings, best while React is on its way.
    .then(({ sharedClient }) => sharedClient(publicToken, apiUrl, cookieOptions))
    .catch(() => undefined);
}

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
