import { RunnerContext } from '../../b2b/screen.ts';
import { checkB2bSettings } from '../../config/b2b/check.ts';
import { resolveB2bConfig } from '../../config/b2b/resolve.ts';
import { B2B_SCREENS, b2bClientCalls, laterB2bParts } from '../../entry/b2b/manifests.ts';
import { reduce } from '../../flow/b2b/reduce.ts';
import type { B2b } from '../../flow/b2b/types.ts';
import { enB2b } from '../../i18n/b2b/en.ts';
import { B2B_CATALOGUES } from '../../i18n/b2b/languages.ts';
import { CATALOGUES } from '../../i18n/languages.ts';
import { pageB2bRedirect } from '../../redirect/b2b-redirect.ts';
import type { Flow } from '../flow.ts';
import { providerLoader } from '../load-provider.ts';
import { freshVisit, startFromAddress, useArrival } from './arrival.ts';
import { B2bScreen } from './screen.tsx';
import { isPlaceKnown, sessionFound } from './session-found.ts';

export const b2bFlow: Flow<B2b> = {
  check: (settings, base) => checkB2bSettings(settings, base, b2bClientCalls),
  importWarnings: () => import('../../diagnostics/b2b/warnings.ts'),
  redirect: pageB2bRedirect,
  texts: {
    english: enB2b,
    translations: [CATALOGUES, B2B_CATALOGUES],
  },
  resolve: resolveB2bConfig,
  loadProvider: providerLoader(
    'b2b',
    async () => (await import('../../provider/stytch/b2b/adapter.ts')).stytchB2bProvider,
    async () => (await import('../../provider/stytch/b2b/sdk.ts')).sharedB2bClient,
  ),
  start: startFromAddress,
  reduce,
  resetEvent: (_state, settings) => ({ type: 'reset', visit: freshVisit(settings, document.baseURI) }),
  isPlaceKnown,
  sessionFound,
  partsOf: (screen) => (screen === 'Main' ? [] : [B2B_SCREENS[screen]]),
  laterParts: laterB2bParts,
  Screen: B2bScreen,
  RunnerContext,
  useArrival,
};
