/** The few texts of the account button in all languages, so that it comes with a single request. */
import { directionOf } from '../../kit/i18n/direction.ts';
import type { StringOverrides } from '../../kit/i18n/en.ts';
import { type Language, languageFor, languageOf } from '../../kit/i18n/languages.ts';
import { loadFailure } from '../../kit/i18n/load-failure.ts';
import ar from '../../kit/i18n/locales/ar.ts';
import de from '../../kit/i18n/locales/de.ts';
import es from '../../kit/i18n/locales/es.ts';
import fr from '../../kit/i18n/locales/fr.ts';
import he from '../../kit/i18n/locales/he.ts';
import it from '../../kit/i18n/locales/it.ts';
import ja from '../../kit/i18n/locales/ja.ts';
import ko from '../../kit/i18n/locales/ko.ts';
import nl from '../../kit/i18n/locales/nl.ts';
import ptBR from '../../kit/i18n/locales/pt-BR.ts';
import zhHans from '../../kit/i18n/locales/zh-Hans.ts';
import { sessionTexts } from '../../kit/i18n/session-texts.ts';

const english = { ...sessionTexts, retry: loadFailure.retry };

type Texts = Readonly<typeof english>;

/** Spelled out, because bundlers drop the other texts of a catalogue only if nothing reads it as a whole. */
const TEXTS: Readonly<Record<Language, Partial<Texts>>> = {
  en: {},
  ar: { ...ar.session, retry: ar.common.retry },
  de: { ...de.session, retry: de.common.retry },
  es: { ...es.session, retry: es.common.retry },
  fr: { ...fr.session, retry: fr.common.retry },
  he: { ...he.session, retry: he.common.retry },
  it: { ...it.session, retry: it.common.retry },
  ja: { ...ja.session, retry: ja.common.retry },
  ko: { ...ko.session, retry: ko.common.retry },
  nl: { ...nl.session, retry: nl.common.retry },
  'pt-BR': { ...ptBR.session, retry: ptBR.common.retry },
  'zh-Hans': { ...zhHans.session, retry: zhHans.common.retry },
};

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
    texts: { ...english, ...TEXTS[catalogue], ...textsIn(overrides) },
    language,
    direction: directionOf(language),
  };
}
