import { BUSINESS_TRANSLATIONS } from '../../kit/i18n/business-translations.ts';
import { CONSUMER_TRANSLATIONS } from '../../kit/i18n/consumer-translations.ts';
import { B2B_DEFAULTS } from '../../settings/business/entry-options.ts';
import type { B2bSettings } from '../../settings/business/settings.ts';
import { AUTH_FLOW_TYPES } from '../../settings/business/types.ts';
import type { FlowEntry } from '../../shell/entry/flow-entry.ts';
import { catalogueFrom } from '../../shell/entry/follow-catalogue.ts';
import { firstB2bScreen } from '../flow/start.ts';
import type { B2b } from '../flow/types.ts';
import { composeFor } from '../methods/first-screen.ts';
import { b2bFirstScreenData } from '../methods/first-screen-data.ts';
import { B2B_SCREENS } from '../methods/manifests.ts';
import { B2B_PROVIDER_CODE } from '../methods/provider-code.ts';
import { takeB2bToken } from '../methods/url-token.ts';

export const b2bEntry: FlowEntry<B2bSettings> = {
  fetchCatalogue: catalogueFrom(CONSUMER_TRANSLATIONS, BUSINESS_TRANSLATIONS),
  importApp: () => import('../app/mount.ts'),
  provider: B2B_PROVIDER_CODE,
  takeToken: takeB2bToken,
  firstScreen({ config: { authFlowType } }, urlToken: B2b['token'] | undefined) {
    const known = AUTH_FLOW_TYPES.find((type) => type === authFlowType) ?? B2B_DEFAULTS.authFlowType;
    return firstB2bScreen(known, urlToken);
  },
  screens: B2B_SCREENS,
  compose: (...opened) => b2bFirstScreenData && composeFor(b2bFirstScreenData, ...opened),
};
