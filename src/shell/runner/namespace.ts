/** Texts that come with the code that shows them, so that other pages do without. */
import { useContext, useMemo } from 'react';
import { languageFor, type Translations } from '../../kit/i18n/languages.ts';
import { type SomeSections, withOverrides } from '../../kit/i18n/with-overrides.ts';
import { fetchPart } from '../chunks/fetch-part.ts';
import { PageTextsContext, useTranslation } from './use-translation.ts';

export interface Namespace<Texts extends SomeSections> {
  readonly english: Texts;
  readonly translations: Translations<object>;
}

/** The texts of a namespace, in the page's language. Views that need that at once wait for `fetchTranslation` first. */
export function useNamespace<Texts extends SomeSections>({ english, translations }: Namespace<Texts>): Texts {
  const { locale, strings: own } = useContext(PageTextsContext);
  const { files } = useTranslation([translations], locale);
  return useMemo(() => [...files, own].reduce(withOverrides<Texts>, english), [english, files, own]);
}

/** Fetches what views of a locale need of a namespace. If that fails, they speak English. */
export async function fetchTranslation(
  { translations }: Pick<Namespace<SomeSections>, 'translations'>,
  locale: string,
): Promise<void> {
  const language = languageFor(locale);
  if (language !== 'en') await fetchPart(translations[language]).catch(() => undefined);
}
