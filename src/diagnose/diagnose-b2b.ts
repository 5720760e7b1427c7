/** What `diagnose()` of `<auth-b2b-widget>` does. */

import { b2bClientCalls } from '../business/methods/manifests.ts';
import { B2B_CONFIG } from '../diagnostics/b2b/known-options.ts';
import { knownB2bTexts, warningsFor } from '../diagnostics/b2b/warnings.ts';
import { checkB2bSettings } from '../settings/business/check.ts';
import { B2B_DEFAULTS } from '../settings/business/defaults.ts';
import type { B2bSettings } from '../settings/business/settings.ts';
import { diagnose } from './diagnose.ts';
import type { Diagnosis } from './diagnosis.ts';
import { examineFlow, type FlowFacts } from './examine.ts';
import { pathsOf } from './option-paths.ts';
import type { FlowSubject } from './subject.ts';

const FACTS: FlowFacts<B2bSettings> = {
  vertical: 'B2B',
  options: {
    defaults: B2B_DEFAULTS,
    sections: {
      emailMagicLinksOptions: 'emailMagicLinks',
      emailOtpOptions: 'emailOtp',
      ssoOptions: 'sso',
      oauthOptions: 'oauth',
      passwordOptions: 'passwords',
    },
    paths: pathsOf(B2B_CONFIG, knownB2bTexts),
  },
  check: (settings, base) => checkB2bSettings(settings, base, b2bClientCalls),
  warningsFor,
  known: B2B_CONFIG,
  isProductsChoice: () => true,
};

export const diagnoseB2b = (subject: FlowSubject<B2bSettings>): Promise<Diagnosis> =>
  diagnose(subject, examineFlow(subject, FACTS));
