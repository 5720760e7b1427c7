/** The texts of a widget, in the page's language if there is a catalogue for it. */
import { useMemo, useState } from 'react';
import { useParts } from '../../chunks/use-parts.ts';
import type { BaseSettings } from '../../config/settings.ts';
import { directionOf } from '../../i18n/direction.ts';
import type { Strings } from '../../i18n/en.ts';
import { type Language, languageFor, languageOf } from '../../i18n/languages.ts';
import { withOverrides } from '../../i18n/strings.ts';
import type { FlowTexts } from '../flow.ts';

export interface Texts<S extends Strings = Strings> {
  readonly strings: S;
  /** BCP 47 tag of the language that the texts are in. */
  readonly language: string;
  readonly direction: 'ltr' | 'rtl';
}

interface Catalogue {
  readonly language: Language;
  /** What is laid over the English texts. */
  readonly layers: readonly object[];
}

const ENGLISH: Catalogue = { language: 'en', layers: [] };

/** The catalogue for a locale: the previous one while it is being fetched, English if that fails. */
function useCatalogue(locale: string, { translations }: Pick<FlowTexts<Strings>, 'translations'>): Catalogue {
  const language = languageFor(locale);
  const [last, setLast] = useState(ENGLISH);
  const found = useParts(language === 'en' ? [] : translations(language));
  if (found.status === 'failed') return ENGLISH;
  if (found.status === 'loading') return last;
  if (last.language === language) return last;
  const catalogue = { language, layers: found.parts.map((file) => file.default) };
  setLast(catalogue);
  return catalogue;
}

export function useTexts<S extends Strings>(settings: BaseSettings, texts: FlowTexts<S>): Texts<S> {
  const catalogue = useCatalogue(settings.locale, texts);
  const overrides = settings.strings;
  const strings = useMemo(
    () => [...catalogue.layers, overrides].reduce(withOverrides<S>, texts.english),
    [catalogue.layers, overrides, texts],
  );
  const language = languageOf(catalogue.language, settings.locale, overrides);
  return { strings, language, direction: directionOf(language) };
}
