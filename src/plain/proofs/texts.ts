import type { StringOverrides } from '../../kit/i18n/catalogue.ts';
import type { Catalogue } from '../../kit/i18n/languages.ts';
import en from '../../kit/i18n/locales/en/consumer.ts';
import { proof } from '../../kit/i18n/locales/en/proof.ts';
import { withOverrides } from '../../kit/i18n/with-overrides.ts';
import { failureTexts } from '../failure-texts.ts';

/** What the proof shows. The language of the element has it. */
const english = {
  proof,
  passcode: { label: en.passcode.label, sent: en.passcode.sent, resend: en.passcode.resend },
  common: { continue: en.common.continue },
  session: { signIn: en.session.signIn },
  errors: {
    invalidPasscode: en.errors.invalidPasscode,
    ...failureTexts,
  },
};

export type Texts = typeof english;

/** @param overrides the page's own texts */
export const textsOfProof = (catalogue: Catalogue, overrides: StringOverrides): Texts =>
  [...catalogue.files, overrides].reduce(withOverrides<Texts>, english);
