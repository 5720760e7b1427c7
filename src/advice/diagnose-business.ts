/** `diagnose()` of `<auth-b2b-widget>`. */

import { clientCalls as businessClientCalls } from '../business/methods/client-calls.ts';
import { BUSINESS_COOKIES } from '../provider/stytch/business/cookie-names.ts';
import { checkBusinessSettings } from '../settings/business/check.ts';
import { BUSINESS_DEFAULTS, BUSINESS_SHORTHANDS } from '../settings/business/entry-options.ts';
import { BUSINESS_OPTIONS } from '../settings/business/options.ts';
import type { BusinessSettings } from '../settings/business/settings.ts';
import { BUSINESS_SECTIONS } from '../settings/section-products.ts';
import { knownBusinessTexts, warningsFor } from './business/warnings.ts';
import { diagnose } from './diagnose.ts';
import type { Diagnosis } from './diagnosis.ts';
import { examineFlow, type FlowFacts } from './examine.ts';
import { pathsOf } from './option-paths.ts';
import type { FlowSubject } from './subject.ts';

const FACTS: FlowFacts<BusinessSettings> = {
  vertical: 'B2B',
  options: {
    defaults: { ...BUSINESS_DEFAULTS, cookieOptions: BUSINESS_COOKIES },
    sections: BUSINESS_SECTIONS,
    paths: pathsOf(BUSINESS_OPTIONS, knownBusinessTexts),
    shorthands: BUSINESS_SHORTHANDS,
  },
  check: (settings, base) => checkBusinessSettings(settings, base, businessClientCalls),
  warningsFor,
  reportsUnoffered: () => true,
};

export const diagnoseBusiness = (subject: FlowSubject<BusinessSettings>): Promise<Diagnosis> =>
  diagnose(subject, examineFlow(subject, FACTS));
