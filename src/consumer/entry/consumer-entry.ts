import { CONSUMER_TRANSLATIONS } from '../../kit/i18n/consumer-translations.ts';
import type { Settings } from '../../settings/settings.ts';
import type { Loader } from '../../shell/chunks/fetch-part.ts';
import type { FlowEntry } from '../../shell/entry/flow-entry.ts';
import { catalogueFrom } from '../../shell/entry/follow-catalogue.ts';
import { firstScreenData } from '../../shell/first-screen/data.ts';
import { expectsWatermark } from '../../shell/first-screen/watermark-memory.ts';
import { pageClaims } from '../../shell/redirect/page-claims.ts';
import { addNewcomer, expectedScreen } from '../../shell/resume/expected-screen.ts';
import { firstScreen } from '../flow/first-screen.ts';
import { knownProducts, METHODS, SCREENS } from '../methods/manifests.ts';
import { takeUrlToken } from '../methods/url-token.ts';
import { composerOf } from './compose-first.ts';

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
    const hasToken = urlToken !== undefined;
    const watermark = expectsWatermark();
    return {
      compose(catalogue) {
        if (!firstScreenData) return undefined;
        const opened = { id: widget.id, hasToken, screen, watermark };
        return composerOf(firstScreenData, settings, catalogue, opened);
      },
      parts:
        screen === 'Main' ? knownProducts(config).map((product) => METHODS[product].main) : [SCREENS[screen]],
    };
  },
};
