import { BUSINESS_TRANSLATIONS } from '../../kit/i18n/business-translations.ts';
import { CONSUMER_TRANSLATIONS } from '../../kit/i18n/consumer-translations.ts';
import { enBusiness } from '../../kit/i18n/english-business.ts';
import type { Flow } from '../../shell/app/flow.ts';
import { businessCore } from '../early/core.ts';
import { freshVisit } from '../early/start.ts';
import type { Business } from '../flow/types.ts';
import { laterParts } from '../methods/manifests.ts';
import { useBusinessSettings } from './arrival.ts';
import { Main } from './main.tsx';
import { isPlaceKnown, sessionFound } from './session-found.ts';

export const businessFlow: Flow<Business> = {
  ...businessCore,
  importWarnings: () => import('../../advice/business/warnings.ts'),
  texts: {
    english: enBusiness,
    translations: [CONSUMER_TRANSLATIONS, BUSINESS_TRANSLATIONS],
  },
  takesRefusals: ({ redirectHandling }) => redirectHandling === 'auto',
  resetEvent: (_state, _settings, config) => ({ type: 'reset', visit: freshVisit(config) }),
  isPlaceKnown,
  sessionFound,
  mainParts: () => [],
  laterParts,
  Main,
  useSettings: useBusinessSettings,
};
