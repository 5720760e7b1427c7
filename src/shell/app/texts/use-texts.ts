/** The texts of a widget, in the page's language if there is a catalogue for it. */
import { useMemo } from 'react';
import type { Strings } from '../../../kit/i18n/catalogue.ts';
import { directionOf, languageOf } from '../../../kit/i18n/languages.ts';
import { withOverrides } from '../../../kit/i18n/with-overrides.ts';
import type { BaseSettings } from '../../../settings/settings.ts';
import { useTranslation } from '../../runner/use-translation.ts';
import type { FlowTexts } from '../flow.ts';

export interface Texts<S extends Strings = Strings> {
  readonly strings: S;
  /** BCP 47 tag of the language that the texts are in. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
}

export function useTexts<S extends Strings>(settings: BaseSettings, texts: FlowTexts<S>): Texts<S> {
  const { english, translations } = texts;
  const translated = useTranslation(translations, settings.locale);
  const { files } = translated;
  const overrides = settings.strings;
  const strings = useMemo(
    () => [...files, overrides].reduce(withOverrides<S>, english),
    [files, overrides, english],
  );
  const language = languageOf(translated.language, settings.locale, overrides);
  return { strings, language, direction: directionOf(language) };
}
