import { BUSINESS_TRANSLATIONS } from '../../kit/i18n/business-translations.ts';
import { CONSUMER_TRANSLATIONS } from '../../kit/i18n/consumer-translations.ts';
import { B2B_DEFAULTS } from '../../settings/business/defaults.ts';
import type { B2bSettings } from '../../settings/business/settings.ts';
import { AUTH_FLOW_TYPES } from '../../settings/business/types.ts';
import type { Loader } from '../../shell/chunks/fetch-part.ts';
import type { FlowEntry } from '../../shell/entry/flow-entry.ts';
import { catalogueFrom } from '../../shell/entry/follow-catalogue.ts';
import { b2bFirstScreenData } from '../../shell/first-screen/b2b-data.ts';
import { expectsWatermark } from '../../shell/first-screen/watermark-memory.ts';
import { pageClaims } from '../../shell/redirect/page-claims.ts';
import { addNewcomer, expectedScreen } from '../../shell/resume/expected-screen.ts';
import { firstB2bScreen } from '../flow/start.ts';
import { B2B_SCREENS } from '../methods/manifests.ts';
import { takeB2bToken } from '../methods/url-token.ts';
import { composerOfB2b } from './compose-first.ts';

/** Also for names that another version of the package has noted. */
const SCREEN_BY_NAME: Readonly<Partial<Record<string, Loader<unknown>>>> = B2B_SCREENS;

export const b2bEntry: FlowEntry<B2bSettings> = {
  fetchCatalogue: catalogueFrom(CONSUMER_TRANSLATIONS, BUSINESS_TRANSLATIONS),

  importApp: () => import('../app/mount.ts'),

  fetchProvider({ client, publicToken, apiUrl, config, demo }) {
    if (!client && !publicToken) return;
    // app/b2b/flow.ts imports them again and reports a failure.
    import('../../provider/stytch/business/adapter.ts').catch(() => undefined);
    if (client || demo || !publicToken) return;
    import('../../provider/stytch/business/sdk.ts')
      .then(({ sharedB2bClient }) => sharedB2bClient(publicToken, apiUrl, config.cookieOptions))
      .catch(() => undefined);
  },

  firstScreen(settings, widget) {
    addNewcomer(widget);
    const { authFlowType } = settings.config;
    const known = AUTH_FLOW_TYPES.find((type) => type === authFlowType) ?? B2B_DEFAULTS.authFlowType;
    const urlToken = takeB2bToken(pageClaims, widget, settings);
    const screen = firstB2bScreen(known, urlToken);
    const resumed = urlToken ? undefined : SCREEN_BY_NAME[expectedScreen(settings.publicToken)];
    // Only the app can draw it. Until then, there is nothing.
    if (resumed) return { parts: [resumed], compose: () => () => ['div', {}] };
    if (screen !== 'Main') return { parts: [B2B_SCREENS[screen]], compose: () => undefined };
    const watermark = expectsWatermark();
    return {
      parts: [],
      compose: (catalogue) =>
        b2bFirstScreenData &&
        composerOfB2b(b2bFirstScreenData, settings, catalogue, { id: widget.id, watermark }),
    };
  },
};
