/** The few texts of the account button in all languages, so that it comes with a single request. */
import type { SessionTexts, StringOverrides } from '../kit/i18n/catalogue.ts';
import { everyLanguage } from '../kit/i18n/each-language.ts';
import { directionOf, languageFor, languageOf } from '../kit/i18n/languages.ts';

type Texts = SessionTexts['session'] & { readonly retry: string; readonly manage: string };

const SESSION = await everyLanguage<SessionTexts['session']>(
  (language) => import(`../kit/i18n/locales/${language}/session.ts`),
  'session',
);
const RETRY = await everyLanguage<string>(
  (language) => import(`../kit/i18n/locales/${language}/session.ts`),
  'retry',
);
const MANAGE = await everyLanguage<string>(
  (language) => import(`../kit/i18n/locales/${language}/session.ts`),
  'manage',
);

export interface AccountTexts {
  readonly texts: Texts;
  /** BCP 47 tag of the language that they are in. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
}

/** The page's own texts. Whatever is not a text is ignored. */
function textsIn(overrides: StringOverrides): Partial<Texts> {
  const given = { ...overrides.session, retry: overrides.common?.retry };
  const texts = Object.entries(given).filter(([, text]) => typeof text === 'string');
  return Object.fromEntries(texts) as Partial<Texts>;
}

/** @param locale BCP 47 */
export function accountTexts(locale: string, overrides: StringOverrides): AccountTexts {
  const catalogue = languageFor(locale);
  const language = languageOf(catalogue, locale, overrides);
  return {
    texts: {
      ...SESSION[catalogue],
      retry: RETRY[catalogue],
      manage: MANAGE[catalogue],
      ...textsIn(overrides),
    },
    language,
    direction: directionOf(language),
  };
}
