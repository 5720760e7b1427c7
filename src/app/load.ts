/**
 * Starts everything that a widget's settings call for, at once and in parallel. In the entry chunk: whatever is
 * heavy is behind an import() here or in the registry.
 */

import { DEFAULTS } from '../config/defaults.ts';
import type { Settings } from '../config/settings.ts';
import type { Product } from '../config/types.ts';
import { firstScreen } from '../flow/url-token.ts';
import { CATALOGUES, languageFor } from '../i18n/languages.ts';
import { FIRST_OWNERS, MAIN_PARTS, SCREEN_PARTS } from '../methods/registry.ts';
import { fetchPart } from './fetch-part.ts';
import type { Host } from './host.ts';
import { keepRoom } from './keep-room.ts';
import { takeToken } from './url-token.ts';
import { expectsWatermark } from './watermark-memory.ts';

/** What the page asks for, not judged yet. */
function knownProducts(settings: Settings): readonly Product[] {
  const { products } = settings.config;
  return [...(Array.isArray(products) ? products : DEFAULTS.products)].filter((product) =>
    Object.hasOwn(MAIN_PARTS, product),
  );
}

/** Not awaited: the form can be painted and typed into before the client is there. */
function fetchProvider({ client, publicToken }: Settings): void {
  if (!client && !publicToken) return;
  // Their failure is told by whoever uses them (load-provider.ts).
  import('../provider/stytch/adapter.ts').catch(() => undefined);
  if (!client) import('../provider/stytch/sdk.ts').catch(() => undefined);
}

/**
 * Loads the app with all that its first screen needs. Rejects when a chunk could not be loaded.
 * @param container where the first screen is to be, which its place is kept in meanwhile
 * @param widget who asks: of several on a page the first one takes the token of the page's address
 */
export async function loadApp(
  container: HTMLElement | ShadowRoot,
  settings: Settings,
  widget: Pick<Host, 'isConnected'>,
): Promise<typeof import('./mount.tsx').mountApp> {
  // First of all: everything else can be done while the browser waits for it.
  const app = import('./mount.tsx');
  const urlToken = takeToken(widget, settings);
  const screen = firstScreen(settings.form, urlToken);
  const products = knownProducts(settings);
  const parts: Promise<unknown>[] =
    screen === 'Main'
      ? products.map((product) => fetchPart<unknown>(MAIN_PARTS[product]))
      : [fetchPart<unknown>(SCREEN_PARTS[FIRST_OWNERS[screen]])];
  const language = languageFor(settings.locale);
  // Without its language the widget speaks English.
  if (language !== 'en') parts.push(fetchPart(CATALOGUES[language]).catch(() => undefined));
  fetchProvider(settings);
  const { config, theme } = settings;
  const hasToken = urlToken !== undefined;
  keepRoom(container, { screen, config, theme, products, hasToken, watermark: expectsWatermark() });
  const [{ mountApp }] = await Promise.all([app, ...parts]);
  return mountApp;
}
