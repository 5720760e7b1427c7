import type { Translations } from './languages.ts';
import type { PasskeyTranslation } from './passkey-texts.ts';

export const PASSKEY_TRANSLATIONS: Translations<PasskeyTranslation> = {
  ar: () => import('./locales/passkeys/ar.ts'),
  de: () => import('./locales/passkeys/de.ts'),
  es: () => import('./locales/passkeys/es.ts'),
  fr: () => import('./locales/passkeys/fr.ts'),
  he: () => import('./locales/passkeys/he.ts'),
  it: () => import('./locales/passkeys/it.ts'),
  ja: () => import('./locales/passkeys/ja.ts'),
  ko: () => import('./locales/passkeys/ko.ts'),
  nl: () => import('./locales/passkeys/nl.ts'),
  'pt-BR': () => import('./locales/passkeys/pt-BR.ts'),
  'zh-Hans': () => import('./locales/passkeys/zh-Hans.ts'),
};
