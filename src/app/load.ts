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
import type { IdentityProvider } from '../provider/port.ts';
import type { StytchClientShape } from '../provider/stytch/client.ts';
import { fetchPart } from './fetch-part.ts';
import { keepRoom } from './keep-room.ts';
import { takeToken } from './url-token.ts';
import { expectsWatermark } from './watermark-memory.ts';

/** The provider: over the page's client, or over one of ours. Rejects when the client cannot be used or loaded. */
export async function loadProvider(
  settings: Pick<Settings, 'client' | 'publicToken' | 'apiUrl'>,
): Promise<IdentityProvider> {
  const { client, publicToken, apiUrl } = settings;
  if (client) {
    const { stytchProvider } = await import('../provider/stytch/adapter.ts');
    // Its shape has been judged with the other settings (config/client-shape.ts).
    return stytchProvider(client as StytchClientShape, publicToken);
  }
  const [{ stytchProvider }, { sharedClient }] = await Promise.all([
    import('../provider/stytch/adapter.ts'),
    import('../provider/stytch/sdk.ts'),
  ]);
  return stytchProvider(sharedClient(publicToken ?? '', apiUrl), publicToken);
}

/** What the page asks for, not judged yet. */
function knownProducts(settings: Settings): readonly Product[] {
  const { products } = settings.config;
  return [...(Array.isArray(products) ? products : DEFAULTS.products)].filter((product) =>
    Object.hasOwn(MAIN_PARTS, product),
  );
}

/**
 * Loads the app with all that its first screen needs. Rejects when a chunk could not be loaded.
 * @param container where the first screen is to be, which its place is kept in meanwhile
 * @param widget who asks: of several on a page the first one takes the token of the page's address
 */
export async function loadApp(
  container: HTMLElement | ShadowRoot,
  settings: Settings,
  widget: object,
): Promise<typeof import('./mount.tsx').mountApp> {
  const urlToken = takeToken(widget, settings);
  const screen = firstScreen(settings.form, urlToken);
  const products = knownProducts(settings);
  const { config, theme } = settings;
  const hasToken = urlToken !== undefined;
  keepRoom(container, { screen, config, theme, products, hasToken, watermark: expectsWatermark() });
  const parts: Promise<unknown>[] =
    screen === 'Main'
      ? products.map((product) => fetchPart<unknown>(MAIN_PARTS[product]))
      : [fetchPart<unknown>(SCREEN_PARTS[FIRST_OWNERS[screen]])];
  const language = languageFor(settings.locale);
  // Without its language the widget speaks English.
  if (language !== 'en') parts.push(fetchPart(CATALOGUES[language]).catch(() => undefined));
  // Not awaited: the form can be painted and typed into before the client is there.
  if (settings.client || settings.publicToken) loadProvider(settings).catch(() => undefined);
  const [{ mountApp }] = await Promise.all([import('./mount.tsx'), ...parts]);
  return mountApp;
}
