import type { SecondFactorTranslation } from '../../catalogue.ts';
import { mfa, mfaErrors } from './mfa.ts';
import { proof } from './proof.ts';

export default {
  mfa,
  secondFactor: {
    setUp: 'Bij het inloggen op je account hoort een tweede stap.',
    openApp: 'Openen in je app',
    passkeyHeading: 'Gebruik je passkey',
    passkeyText: 'Bevestig met je vingerafdruk, gezicht of schermvergrendeling dat jij het bent.',
  },
  errors: mfaErrors,
  proof,
} satisfies SecondFactorTranslation;
