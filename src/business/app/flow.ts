import { enB2b } from '../../kit/i18n/b2b/en.ts';
import { B2B_CATALOGUES } from '../../kit/i18n/b2b/languages.ts';
import { CATALOGUES } from '../../kit/i18n/languages.ts';
import { checkB2bSettings } from '../../settings/business/check.ts';
import { resolveB2bConfig } from '../../settings/business/resolve.ts';
import type { Flow } from '../../shell/app/flow.ts';
import { providerLoader } from '../../shell/app/load-provider.ts';
import { pageB2bRedirect } from '../../shell/redirect/b2b-redirect.ts';
import { B2B_SCREENS, b2bClientCalls, laterB2bParts } from '../entry/manifests.ts';
import { reduce } from '../flow/reduce.ts';
import type { B2b } from '../flow/types.ts';
import { RunnerContext } from '../screen.ts';
import { freshVisit, startFromAddress, useArrival } from './arrival.ts';
import { B2bScreen } from './screen.tsx';
import { isPlaceKnown, sessionFound } from './session-found.ts';

export const b2bFlow: Flow<B2b> = {
  check: (settings, base) => checkB2bSettings(settings, base, b2bClientCalls),
  importWarnings: () => import('../../advice/b2b/warnings.ts'),
  redirect: pageB2bRedirect,
  texts: {
    english: enB2b,
    translations: [CATALOGUES, B2B_CATALOGUES],
  },
  resolve: resolveB2bConfig,
  loadProvider: providerLoader(
    'b2b',
    async () => (await import('../../provider/stytch/business/adapter.ts')).stytchB2bProvider,
    async () => (await import('../../provider/stytch/business/sdk.ts')).sharedB2bClient,
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
