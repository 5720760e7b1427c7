import { BUSINESS_TRANSLATIONS } from '../../kit/i18n/business-translations.ts';
import { CONSUMER_TRANSLATIONS } from '../../kit/i18n/consumer-translations.ts';
import { BUSINESS_DEFAULTS } from '../../settings/business/entry-options.ts';
import type { BusinessSettings } from '../../settings/business/settings.ts';
import { AUTH_FLOW_TYPES } from '../../settings/business/types.ts';
import type { FlowEntry } from '../../shell/entry/flow-entry.ts';
import { catalogueFrom } from '../../shell/entry/follow-catalogue.ts';
import { firstScreen } from '../flow/first-screen.ts';
import type { Business } from '../flow/types.ts';
import { composeFor } from '../methods/first-screen.ts';
import { firstScreenData } from '../methods/first-screen-data.ts';
import { SCREENS } from '../methods/manifests.ts';
import { PROVIDER_CODE } from '../methods/provider-code.ts';
import { takeUrlToken } from '../methods/url-token.ts';

export const businessEntry: FlowEntry<BusinessSettings> = {
  fetchCatalogue: catalogueFrom(CONSUMER_TRANSLATIONS, BUSINESS_TRANSLATIONS),
  importApp: () => import('../app/mount.ts'),
  provider: PROVIDER_CODE,
  takeToken: takeUrlToken,
  firstScreen({ config: { authFlowType } }, urlToken: Business['token'] | undefined) {
    const known = AUTH_FLOW_TYPES.find((type) => type === authFlowType) ?? BUSINESS_DEFAULTS.authFlowType;
    return firstScreen(known, urlToken);
  },
  screens: SCREENS,
  compose: (...opened) => firstScreenData && composeFor(firstScreenData, ...opened),
};
