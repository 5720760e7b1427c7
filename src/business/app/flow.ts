import { BUSINESS_TRANSLATIONS } from '../../kit/i18n/business-translations.ts';
import { CONSUMER_TRANSLATIONS } from '../../kit/i18n/consumer-translations.ts';
import { enBusiness } from '../../kit/i18n/english-business.ts';
import { checkBusinessSettings } from '../../settings/business/check.ts';
import { resolveBusinessConfig } from '../../settings/business/resolve.ts';
import type { Flow } from '../../shell/app/flow.ts';
import { reduce } from '../flow/reduce.ts';
import { noteOf, pageOf, resume } from '../flow/resume.ts';
import type { Business } from '../flow/types.ts';
import { clientCalls, laterParts, SCREENS } from '../methods/manifests.ts';
import { PROVIDER_CODE } from '../methods/provider-code.ts';
import { takeUrlToken } from '../methods/url-token.ts';
import { pageRedirect } from '../redirect.ts';
import { freshVisit, startBusiness, useBusinessSettings } from './arrival.ts';
import { Main } from './main.tsx';
import { isPlaceKnown, sessionFound } from './session-found.ts';

export const businessFlow: Flow<Business> = {
  name: 'b2b',
  check: (settings, base) => checkBusinessSettings(settings, base, clientCalls),
  importWarnings: () => import('../../advice/business/warnings.ts'),
  redirect: pageRedirect,
  texts: {
    english: enBusiness,
    translations: [CONSUMER_TRANSLATIONS, BUSINESS_TRANSLATIONS],
  },
  resolve: resolveBusinessConfig,
  providerCode: PROVIDER_CODE,
  takeToken: takeUrlToken,
  start: startBusiness,
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
  laterParts: laterParts,
  Main,
  screens: SCREENS,
  useSettings: useBusinessSettings,
};
