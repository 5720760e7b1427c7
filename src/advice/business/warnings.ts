import businessTexts from '../../kit/i18n/locales/en/business.ts';
import { BUSINESS_OPTIONS } from '../../settings/business/options.ts';
import { knownTexts } from '../known-texts.ts';
import { createWarnings } from '../warnings.ts';

/** An example for each text that a page can replace. */
export const knownBusinessTexts = {
  ...knownTexts,
  ...businessTexts,
  errors: { ...knownTexts.errors, ...businessTexts.errors },
};

export const warningsFor = createWarnings(BUSINESS_OPTIONS, knownBusinessTexts);
