import type { SecondFactorTranslation } from '../../catalogue.ts';
import { mfa, mfaErrors } from './mfa.ts';
import { proof } from './proof.ts';

export default {
  mfa,
  secondFactor: {
    setUp: 'Een tweede stap beschermt je account.',
    openApp: 'Openen in je app',
    passkeyHeading: 'Gebruik je passkey',
    passkeyText: 'Bevestig met je vingerafdruk, gezicht of schermvergrendeling dat jij het bent.',
    codesLeft: { one: 'Nog {count} herstelcode', other: 'Nog {count} herstelcodes' },
    fewCodes: 'Verwijder de app en stel hem opnieuw in voor nieuwe codes.',
  },
  errors: mfaErrors,
  proof,
} satisfies SecondFactorTranslation;
