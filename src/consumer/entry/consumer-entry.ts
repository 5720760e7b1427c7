import { DEFAULTS } from '../../settings/defaults.ts';
import type { Settings } from '../../settings/settings.ts';
import type { FlowEntry } from '../../shell/entry/flow-entry.ts';
import { fetchCatalogue } from '../../shell/entry/follow-catalogue.ts';
import { firstScreen } from '../flow/first-screen.ts';
import type { Consumer } from '../flow/types.ts';
import { composeFor } from '../methods/first-screen.ts';
import { firstScreenData } from '../methods/first-screen-data.ts';
import { isProduct, METHODS, SCREENS } from '../methods/manifests.ts';
import { PROVIDER_CODE } from '../methods/provider-code.ts';
import { takeUrlToken } from '../methods/url-token.ts';

export const consumerEntry: FlowEntry<Settings> = {
  fetchCatalogue,
  importApp: () => import('../app/mount.ts'),
  provider: PROVIDER_CODE,
  takeToken: takeUrlToken,
  firstScreen: ({ form }, urlToken: Consumer['token'] | undefined) => firstScreen(form, urlToken),
  parts({ config: { products } }) {
    const names: readonly unknown[] = Array.isArray(products) ? products : DEFAULTS.products;
    return names.filter(isProduct).map((product) => METHODS[product].main);
  },
  screens: SCREENS,
  compose: (...opened) => firstScreenData && composeFor(firstScreenData, ...opened),
};
