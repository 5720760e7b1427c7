import { DEFAULTS } from '../../config/defaults.ts';
import type { Settings } from '../../config/settings.ts';
import { firstScreenData } from '../../first-screen/data.ts';
import { firstScreen } from '../../flow/consumer/first-screen.ts';
import { pageClaims } from '../../redirect/page-claims.ts';
import type { FlowEntry } from '../flow-entry.ts';
import { expectsWatermark } from '../watermark-memory.ts';
import { composerOf } from './compose-first.ts';
import { isProduct, METHODS, SCREENS } from './manifests.ts';
import { takeUrlToken } from './url-token.ts';

export const consumerEntry: FlowEntry<Settings> = {
  initialScreen: 'Main',

  importApp: () => import('../../app/consumer/mount.ts'),

  fetchProvider({ client, publicToken }) {
    if (!client && !publicToken) return;
    // app/consumer/load-provider.ts imports them again and reports a failure.
    import('../../provider/stytch/adapter.ts').catch(() => undefined);
    if (!client) import('../../provider/stytch/sdk.ts').catch(() => undefined);
  },

  firstScreen(settings, widget) {
    const { config, form } = settings;
    const urlToken = takeUrlToken(pageClaims, widget, settings);
    const screen = firstScreen(form, urlToken);
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
