import type { Strings } from './catalogue.ts';
import en from './locales/en/consumer.ts';

type Warnings = Strings['strengthWarnings'];

const withoutPeriod = (text: string): string => text.replace(/\.$/, '');

/** The provider's warning in the visitor's language. Unknown warnings stay in English. */
export function translateWarning(warning: string, translations: Warnings): string {
  const entries = Object.entries(en.strengthWarnings) as readonly (readonly [keyof Warnings, string])[];
  const known = entries.find(([, english]) => withoutPeriod(english) === withoutPeriod(warning));
  return known ? translations[known[0]] : warning;
}
