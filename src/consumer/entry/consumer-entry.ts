import { CONSUMER_TRANSLATIONS } from '../../kit/i18n/consumer-translations.ts';
import type { Settings } from '../../settings/settings.ts';
import type { FlowEntry } from '../../shell/entry/flow-entry.ts';
import { catalogueFrom } from '../../shell/entry/follow-catalogue.ts';
import { firstScreen } from '../flow/first-screen.ts';
import type { Consumer } from '../flow/types.ts';
import { composeFor } from '../methods/first-screen.ts';
import { firstScreenData } from '../methods/first-screen-data.ts';
import { knownProducts, mainParts, SCREENS } from '../methods/manifests.ts';
import { PROVIDER_CODE } from '../methods/provider-code.ts';
import { takeUrlToken } from '../methods/url-token.ts';

export const consumerEntry: FlowEntry<Settings> = {
  fetchCatalogue: catalogueFrom(CONSUMER_TRANSLATIONS),
  importApp: () => import('../app/mount.ts'),
  provider: PROVIDER_CODE,
  takeToken: takeUrlToken,
  firstScreen: ({ form }, urlToken: Consumer['token'] | undefined) => firstScreen(form, urlToken),
  parts: ({ config }) => mainParts(knownProducts(config), config),
  screens: SCREENS,
  compose: (...opened) => firstScreenData && composeFor(firstScreenData, ...opened),
};
