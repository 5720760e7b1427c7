/** The texts of a widget, in the page's language if there is a catalogue for it. */
import { useMemo } from 'react';
import type { BaseSettings } from '../../config/settings.ts';
import { directionOf } from '../../i18n/direction.ts';
import { en, type Strings } from '../../i18n/en.ts';
import { CATALOGUES, languageOf } from '../../i18n/languages.ts';
import { withOverrides } from '../../i18n/strings.ts';
import { useTranslation } from '../../runner/use-translation.ts';

export interface Texts {
  readonly strings: Strings;
  /** BCP 47 tag of the language that the texts are in. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
}

export function useTexts(settings: BaseSettings): Texts {
  const catalogue = useTranslation(CATALOGUES, settings.locale);
  const overrides = settings.strings;
  const strings = useMemo(
    () => withOverrides(withOverrides(en, catalogue.strings), overrides),
    [catalogue.strings, overrides],
  );
  const language = languageOf(catalogue.language, settings.locale, overrides);
  return { strings, language, direction: directionOf(language) };
}
