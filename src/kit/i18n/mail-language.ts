import { type Language, languageFor } from './languages.ts';

/** The provider's names of the languages that its messages have besides English, which they are in by default. */
const OF_MESSAGES: Partial<Record<Language, string>> = { es: 'es', fr: 'fr', 'pt-BR': 'pt-br' };

/** The sections of a config whose option `locale` is the language of messages. */
const SECTIONS = [
  'emailMagicLinksOptions',
  'emailOtpOptions',
  'otpOptions',
  'passwordOptions',
  'smsOtpOptions',
] as const;

/**
 * Messages are in the language of the form, where the page has set no other one and the provider has it.
 * @param locale of the form, BCP 47
 */
export function withMailLanguage<Config extends object>(config: Config, locale: string): Config {
  const language = OF_MESSAGES[languageFor(locale)];
  if (language === undefined) return config;
  const sections = SECTIONS.map((name) => [name, { locale: language, ...Reflect.get(config, name) }]);
  return { ...config, ...Object.fromEntries(sections) } as Config;
}
