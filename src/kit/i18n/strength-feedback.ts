import type { Strings } from './catalogue.ts';
import en from './locales/en/consumer.ts';

const withoutPeriod = (text: string): string => text.replace(/\.$/, '');

/** The provider's sentence in the visitor's language: a warning, or a suggestion. Unknown ones stay in English. */
export function translateFeedback<Section extends 'strengthWarnings' | 'strengthSuggestions'>(
  sentence: string,
  section: Section,
  translations: Pick<Strings, Section>,
): string {
  const entries = Object.entries<string>(en[section]);
  const known = entries.find(([, english]) => withoutPeriod(english) === withoutPeriod(sentence));
  const texts: Readonly<Record<string, string>> = translations[section];
  return (known && texts[known[0]]) ?? sentence;
}
