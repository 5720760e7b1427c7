import type { Catalogue } from '../first-screen/texts.ts';
import { directionOf } from '../i18n/direction.ts';
import { en, type StringOverrides } from '../i18n/en.ts';
import { languageOf } from '../i18n/languages.ts';
import { passkeyListTexts } from '../i18n/passkey-list-texts.ts';
import { withOverrides } from '../i18n/strings.ts';

/** Only what the list needs: the build leaves out the rest of the English texts. */
const english = {
  passkeyList: passkeyListTexts,
  passkeys: { create: en.passkeys.create, existing: en.passkeys.existing },
  session: { signIn: en.session.signIn, unconfirmed: en.session.unconfirmed },
  common: { retry: en.common.retry, loading: en.common.loading },
  errors: {
    configuration: en.errors.configuration,
    network: en.errors.network,
    load: en.errors.load,
    timeout: en.errors.timeout,
    blocked: en.errors.blocked,
    provider: en.errors.provider,
    unexpected: en.errors.unexpected,
    user_cancellation: en.errors.user_cancellation,
    biometrics_not_available: en.errors.biometrics_not_available,
    no_biometrics_enrolled: en.errors.no_biometrics_enrolled,
    no_biometrics_registration: en.errors.no_biometrics_registration,
    key_invalidated: en.errors.key_invalidated,
    keystore_unavailable: en.errors.keystore_unavailable,
    device_credentials_not_allowed: en.errors.device_credentials_not_allowed,
    session_expired: en.errors.session_expired,
    user_locked_out: en.errors.user_locked_out,
    device_hardware_error: en.errors.device_hardware_error,
    biometrics_sensor_error: en.errors.biometrics_sensor_error,
    internal_error: en.errors.internal_error,
  },
};

export type PasskeyTexts = typeof english;

export interface SpokenTexts {
  readonly texts: PasskeyTexts;
  /** BCP 47 tag of the language that they are in. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
}

/**
 * @param locale BCP 47
 * @param overrides the page's own texts
 */
export function passkeyTexts(catalogue: Catalogue, locale: string, overrides: StringOverrides): SpokenTexts {
  const language = languageOf(catalogue.language, locale, overrides);
  return {
    texts: withOverrides(withOverrides(english, catalogue.strings), overrides),
    language,
    direction: directionOf(language),
  };
}
