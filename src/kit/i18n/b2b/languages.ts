/** The languages of the texts that only `<auth-b2b-widget>` has. */
import type { Translations } from '../languages.ts';
import type { B2bTranslation } from './en.ts';

export const B2B_CATALOGUES: Translations<B2bTranslation> = {
  ar: () => import('./locales/ar.ts'),
  de: () => import('./locales/de.ts'),
  es: () => import('./locales/es.ts'),
  fr: () => import('./locales/fr.ts'),
  he: () => import('./locales/he.ts'),
  it: () => import('./locales/it.ts'),
  ja: () => import('./locales/ja.ts'),
  ko: () => import('./locales/ko.ts'),
  nl: () => import('./locales/nl.ts'),
  'pt-BR': () => import('./locales/pt-BR.ts'),
  'zh-Hans': () => import('./locales/zh-Hans.ts'),
};
