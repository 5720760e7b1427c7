/** The texts of all languages at once, for servers. */
import type { StringOverrides } from './en.ts';
import type { Language } from './languages.ts';
import ar from './locales/ar.ts';
import de from './locales/de.ts';
import es from './locales/es.ts';
import fr from './locales/fr.ts';
import he from './locales/he.ts';
import it from './locales/it.ts';
import ja from './locales/ja.ts';
import ko from './locales/ko.ts';
import nl from './locales/nl.ts';
import ptBR from './locales/pt-BR.ts';
import zhHans from './locales/zh-Hans.ts';

/** English, which the first screen's data contain, is empty. */
export const EVERY_CATALOGUE: Readonly<Record<Language, StringOverrides>> = {
  en: {},
  ar,
  de,
  es,
  fr,
  he,
  it,
  ja,
  ko,
  nl,
  'pt-BR': ptBR,
  'zh-Hans': zhHans,
};
