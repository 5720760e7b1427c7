import { useContext } from 'react';
import { languageFor } from '../../../kit/i18n/languages.ts';
import { proof } from '../../../kit/i18n/locales/en/proof.ts';
import secondFactor from '../../../kit/i18n/locales/en/second-factor.ts';
import { SECOND_FACTOR_TRANSLATIONS } from '../../../kit/i18n/second-factor-translations.ts';
import { useParts } from '../../../shell/chunks/use-parts.ts';
import { useNamespace } from '../../../shell/runner/namespace.ts';
import { PageTextsContext } from '../../../shell/runner/use-translation.ts';

const namespace = {
  english: { ...secondFactor, proof },
  translations: SECOND_FACTOR_TRANSLATIONS,
};

export type SecondFactorTexts = typeof namespace.english;

/** Undefined while the page's language is being fetched: a reload may begin with these screens. */
export function useSecondFactorTexts(): SecondFactorTexts | undefined {
  const texts = useNamespace(namespace);
  const language = languageFor(useContext(PageTextsContext).locale);
  const { status } = useParts(language === 'en' ? [] : [SECOND_FACTOR_TRANSLATIONS[language]]);
  return status === 'loading' ? undefined : texts;
}
