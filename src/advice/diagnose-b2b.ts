/** What `diagnose()` of `<auth-b2b-widget>` does. */

import { b2bClientCalls } from '../business/entry/manifests.ts';
import { B2B_COOKIES } from '../provider/business-cookie-names.ts';
import { checkB2bSettings } from '../settings/business/check.ts';
import { B2B_DEFAULTS } from '../settings/business/defaults.ts';
import type { B2bSettings } from '../settings/business/settings.ts';
import type { B2bConfig } from '../settings/business/types.ts';
import { B2B_CONFIG } from './b2b/known-options.ts';
import { knownB2bTexts, warningsFor } from './b2b/warnings.ts';
import { diagnose } from './diagnose.ts';
import type { Diagnosis } from './diagnosis.ts';
import { examineFlow, type FlowFacts } from './examine.ts';
import { pathsOf } from './option-paths.ts';
import type { FlowSubject } from './subject.ts';

/** The options that have a default. */
export const B2B_OPTION_DEFAULTS: B2bConfig = {
  products: B2B_DEFAULTS.products,
  authFlowType: B2B_DEFAULTS.authFlowType,
  emailMagicLinksOptions: {
    loginExpirationMinutes: B2B_DEFAULTS.linkExpirationMinutes,
    signupExpirationMinutes: B2B_DEFAULTS.linkExpirationMinutes,
    discoveryExpirationMinutes: B2B_DEFAULTS.linkExpirationMinutes,
  },
  passwordOptions: { resetPasswordExpirationMinutes: B2B_DEFAULTS.resetPasswordExpirationMinutes },
  directLoginForSingleMembership: { status: false, ignoreInvites: false, ignoreJitProvisioning: false },
  directCreateOrganizationForNoMembership: false,
  disableCreateOrganization: false,
  mfaProductInclude: B2B_DEFAULTS.mfaMethods,
  sessionOptions: { sessionDurationMinutes: B2B_DEFAULTS.sessionDurationMinutes },
  cookieOptions: B2B_COOKIES,
};

const FACTS: FlowFacts<B2bSettings> = {
  vertical: 'B2B',
  options: {
    defaults: B2B_OPTION_DEFAULTS,
    products: B2B_DEFAULTS.products,
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
  isProductsChoice: () => true,
};

export const diagnoseB2b = (subject: FlowSubject<B2bSettings>): Promise<Diagnosis> =>
  diagnose(subject, examineFlow(subject, FACTS));
