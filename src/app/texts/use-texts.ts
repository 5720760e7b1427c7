/** The texts of a widget, in the page's language as far as we speak it. */
import { useMemo, useState } from 'react';
import { useParts } from '../../chunks/use-parts.ts';
import type { BaseSettings } from '../../config/settings.ts';
import { directionOf } from '../../i18n/direction.ts';
import { en, type StringOverrides, type Strings } from '../../i18n/en.ts';
import { CATALOGUES, type Language, languageFor } from '../../i18n/languages.ts';
import { withOverrides } from '../../i18n/strings.ts';

export interface Texts {
  readonly strings: Strings;
  /** BCP 47, of the texts. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
}

interface Catalogue {
  readonly language: Language;
  readonly strings: StringOverrides;
}

const ENGLISH: Catalogue = { language: 'en', strings: en };

/** The catalogue for a locale; the last one while the next is being fetched, English where it cannot be. */
function useCatalogue(locale: string): Catalogue {
  const language = languageFor(locale);
  const [last, setLast] = useState(ENGLISH);
  const found = useParts(language === 'en' ? [] : [CATALOGUES[language]]);
  if (found.status === 'failed') return ENGLISH;
  if (found.status === 'loading') return last;
  const [file] = found.parts;
  if (last.language !== language) setLast(file ? { language, strings: file.default } : ENGLISH);
  return file ? { language, strings: file.default } : ENGLISH;
}

/** Of the page's own locale where the texts follow it: by a catalogue of ours, or by texts of the page. */
function languageOf(catalogue: Catalogue, { locale, strings }: BaseSettings): string {
  const ours = languageFor(locale) === catalogue.language;
  const english = catalogue.language === 'en' && new Intl.Locale(locale).language !== 'en';
  if (ours && !english) return locale;
  return english && Object.keys(strings).length > 0 ? locale : catalogue.language;
}

export function useTexts(settings: BaseSettings): Texts {
  const catalogue = useCatalogue(settings.locale);
  const overrides = settings.strings;
  const strings = useMemo(
    () => withOverrides(withOverrides(en, catalogue.strings), overrides),
    [catalogue.strings, overrides],
  );
  const language = languageOf(catalogue, settings);
  return { strings, language, direction: directionOf(language) };
}
