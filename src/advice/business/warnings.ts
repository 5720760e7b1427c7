import b2bTexts from '../../kit/i18n/locales/en/business.ts';
import { B2B_OPTIONS } from '../../settings/business/options.ts';
import { knownTexts } from '../known-texts.ts';
import { createWarnings } from '../warnings.ts';

/** An example for each text that a page can replace. */
export const knownB2bTexts = {
  ...knownTexts,
  ...b2bTexts,
  errors: { ...knownTexts.errors, ...b2bTexts.errors },
};

export const warningsFor = createWarnings(B2B_OPTIONS, knownB2bTexts);
