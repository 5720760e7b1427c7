import type { StringOverrides } from '../../kit/i18n/catalogue.ts';
import { directionOf } from '../../kit/i18n/direction.ts';
import { type Catalogue, languageOf } from '../../kit/i18n/languages.ts';
import en from '../../kit/i18n/locales/en/consumer.ts';
import { passkeyListTexts } from '../../kit/i18n/locales/en/passkey-list.ts';
import { passkeyTexts as namespace } from '../../kit/i18n/locales/en/passkey-method.ts';
import { withOverrides } from '../../kit/i18n/with-overrides.ts';
import { failureTexts } from '../failure-texts.ts';

/** Only what the list needs: the build leaves out the rest of the English texts. */
const english = {
  passkeyList: passkeyListTexts,
  passkeys: { create: namespace.passkeys.create, existing: namespace.passkeys.existing },
  session: { signIn: en.session.signIn, unconfirmed: en.session.unconfirmed },
  common: { retry: en.common.retry, loading: en.common.loading },
  errors: {
    ...failureTexts,
    ...namespace.errors,
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
    texts: [...catalogue.files, overrides].reduce(withOverrides<PasskeyTexts>, english),
    language,
    direction: directionOf(language),
  };
}
