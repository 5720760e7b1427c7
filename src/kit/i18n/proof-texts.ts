/** The few texts of "Confirm that it is you" in all languages, so that it comes with a single request. */
import type { ProofTexts } from './catalogue.ts';
import { everyLanguage } from './each-language.ts';

export const PROOF_TEXTS = await everyLanguage<ProofTexts>(
  (language) => import(`./locales/${language}/proof.ts`),
  'proof',
);
