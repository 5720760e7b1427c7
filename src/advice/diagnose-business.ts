/** What `diagnose()` of `<auth-b2b-widget>` does. */

import { b2bClientCalls } from '../business/methods/manifests.ts';
import { B2B_COOKIES } from '../kit/lib/business-cookie-names.ts';
import { checkB2bSettings } from '../settings/business/check.ts';
import { B2B_DEFAULTS, B2B_SHORTHANDS } from '../settings/business/entry-options.ts';
import { B2B_OPTIONS } from '../settings/business/options.ts';
import type { B2bSettings } from '../settings/business/settings.ts';
import { B2B_SECTIONS } from '../settings/section-products.ts';
import { knownB2bTexts, warningsFor } from './business/warnings.ts';
import { diagnose } from './diagnose.ts';
import type { Diagnosis } from './diagnosis.ts';
import { examineFlow, type FlowFacts } from './examine.ts';
import { pathsOf } from './option-paths.ts';
import type { FlowSubject } from './subject.ts';

const FACTS: FlowFacts<B2bSettings> = {
  vertical: 'B2B',
  options: {
    defaults: { ...B2B_DEFAULTS, cookieOptions: B2B_COOKIES },
    sections: B2B_SECTIONS,
    paths: pathsOf(B2B_OPTIONS, knownB2bTexts),
    shorthands: B2B_SHORTHANDS,
  },
  check: (settings, base) => checkB2bSettings(settings, base, b2bClientCalls),
  warningsFor,
  isProductsChoice: () => true,
};

export const diagnoseB2b = (subject: FlowSubject<B2bSettings>): Promise<Diagnosis> =>
  diagnose(subject, examineFlow(subject, FACTS));
