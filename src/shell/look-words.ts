/** A look may bring words of its own, in English: it loads with the code of the first screen. */

import type { B2bStringOverrides } from '../kit/i18n/catalogue.ts';
import type { Language } from '../kit/i18n/languages.ts';
import type { Look } from '../kit/theme/overrides.ts';

const modernWords = (): Promise<{ readonly default: B2bStringOverrides }> =>
  import('../kit/i18n/locales/en/modern.ts');

/** True if the texts are in the words of the look "modern". */
export const hasModernWords = (language: Language, look: Look): boolean =>
  language === 'en' && look === 'modern';

/** Loads the words of a look, to be laid over the English texts. */
export const lookWords = (...shown: Parameters<typeof hasModernWords>): readonly (typeof modernWords)[] =>
  hasModernWords(...shown) ? [modernWords] : [];
