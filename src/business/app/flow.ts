import { BUSINESS_TRANSLATIONS } from '../../kit/i18n/business-translations.ts';
import { CONSUMER_TRANSLATIONS } from '../../kit/i18n/consumer-translations.ts';
import { enB2b } from '../../kit/i18n/english-business.ts';
import { checkB2bSettings } from '../../settings/business/check.ts';
import { resolveB2bConfig } from '../../settings/business/resolve.ts';
import type { Flow } from '../../shell/app/flow.ts';
import { reduce } from '../flow/reduce.ts';
import { noteOf, pageOf, resume } from '../flow/resume.ts';
import type { B2b } from '../flow/types.ts';
import { Main } from '../main/main.tsx';
import { B2B_SCREENS, b2bClientCalls, laterB2bParts } from '../methods/manifests.ts';
import { B2B_PROVIDER_CODE } from '../methods/provider-code.ts';
import { takeB2bToken } from '../methods/url-token.ts';
import { pageB2bRedirect } from '../redirect.ts';
import { freshVisit, startB2b, useB2bSettings } from './arrival.ts';
import { isPlaceKnown, sessionFound } from './session-found.ts';

export const b2bFlow: Flow<B2b> = {
  name: 'b2b',
  check: (settings, base) => checkB2bSettings(settings, base, b2bClientCalls),
  importWarnings: () => import('../../advice/business/warnings.ts'),
  redirect: pageB2bRedirect,
  texts: {
    english: enB2b,
    translations: [CONSUMER_TRANSLATIONS, BUSINESS_TRANSLATIONS],
  },
  resolve: resolveB2bConfig,
  providerCode: B2B_PROVIDER_CODE,
  takeToken: takeB2bToken,
  start: startB2b,
  notes: {
    kindOf: () => 'b2b',
    noteOf: (state, config, now) => noteOf(state, config, pageOf(config, location.pathname), now),
    resume: (note, config, now) => resume(note, config, pageOf(config, location.pathname), now),
  },
  takesRefusals: ({ redirectHandling }) => redirectHandling === 'auto',
  reduce,
  resetEvent: (_state, _settings, config) => ({ type: 'reset', visit: freshVisit(config) }),
  isPlaceKnown,
  sessionFound,
  mainParts: () => [],
  laterParts: laterB2bParts,
  Main,
  screens: B2B_SCREENS,
  useSettings: useB2bSettings,
};
