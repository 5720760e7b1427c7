/** The texts of a widget, in the page's language if there is a catalogue for it. */
import { useMemo, useState } from 'react';
import { useParts } from '../../chunks/use-parts.ts';
import type { BaseSettings } from '../../config/settings.ts';
import { directionOf } from '../../i18n/direction.ts';
import { en, type StringOverrides, type Strings } from '../../i18n/en.ts';
import { CATALOGUES, type Language, languageFor, languageOf } from '../../i18n/languages.ts';
import { withOverrides } from '../../i18n/strings.ts';

export interface Texts {
  readonly strings: Strings;
  /** BCP 47 tag of the language that the texts are in. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
}

interface Catalogue {
  readonly language: Language;
  readonly strings: StringOverrides;
}

const ENGLISH: Catalogue = { language: 'en', strings: en };

/** The catalogue for a locale: the previous one while it is being fetched, English if that fails. */
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

export function useTexts(settings: BaseSettings): Texts {
  const catalogue = useCatalogue(settings.locale);
  const overrides = settings.strings;
  const strings = useMemo(
    () => withOverrides(withOverrides(en, catalogue.strings), overrides),
    [catalogue.strings, overrides],
  );
  const language = languageOf(catalogue.language, settings.locale, overrides);
  return { strings, language, direction: directionOf(language) };
}
