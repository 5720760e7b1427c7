import { CONSUMER_TRANSLATIONS } from '../../kit/i18n/consumer-translations.ts';
import { DEFAULTS } from '../../settings/defaults.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Loader } from '../../shell/chunks/fetch-part.ts';
import type { FlowEntry } from '../../shell/entry/flow-entry.ts';
import { catalogueFrom } from '../../shell/entry/follow-catalogue.ts';
import { expectsWatermark } from '../../shell/entry/watermark-memory.ts';
import { firstScreenData } from '../../shell/first-screen/data.ts';
import { pageClaims } from '../../shell/redirect/page-claims.ts';
import { addNewcomer, expectedScreen } from '../../shell/resume/expected-screen.ts';
import { firstScreen } from '../flow/first-screen.ts';
import { composerOf } from './compose-first.ts';
import { isProduct, METHODS, SCREENS } from './manifests.ts';
import { takeUrlToken } from './url-token.ts';

/** Also for names that another version of the package has noted. */
const SCREEN_BY_NAME: Readonly<Partial<Record<string, Loader<unknown>>>> = SCREENS;

export const consumerEntry: FlowEntry<Settings> = {
  fetchCatalogue: catalogueFrom(CONSUMER_TRANSLATIONS),

  importApp: () => import('../app/mount.ts'),

  fetchProvider({ client, publicToken, apiUrl, config, demo }) {
    if (!client && !publicToken) return;
    // app/consumer/flow.ts imports them again and reports a failure.
    import('../../provider/stytch/adapter.ts').catch(() => undefined);
    if (client || demo || !publicToken) return;
    import('../../provider/stytch/sdk.ts')
      // The client takes a while to create and asks for the project's settings, best while React is on its way.
      .then(({ sharedClient }) => sharedClient(publicToken, apiUrl, config.cookieOptions))
      .catch(() => undefined);
  },

  firstScreen(settings, widget) {
    const { config, form } = settings;
    addNewcomer(widget);
    const urlToken = takeUrlToken(pageClaims, widget, settings);
    const screen = firstScreen(form, urlToken);
    const resumed = !urlToken && SCREEN_BY_NAME[expectedScreen(settings.publicToken)];
    // Only the app can draw it. Until then, there is nothing: neither the first screen, nor what a server has printed.
    if (resumed) return { parts: [resumed], compose: () => () => ['div', {}] };
    const names: readonly unknown[] = Array.isArray(config.products) ? config.products : DEFAULTS.products;
    const products = names.filter(isProduct);
    const hasToken = urlToken !== undefined;
    const watermark = expectsWatermark();
    return {
      compose(catalogue) {
        if (!firstScreenData) return undefined;
        const opened = { id: widget.id, hasToken, screen, watermark };
        return composerOf(firstScreenData, settings, catalogue, opened);
      },
      parts: screen === 'Main' ? products.map((product) => METHODS[product].main) : [SCREENS[screen]],
    };
  },
};
