import type { SecondFactorTranslation } from '../../catalogue.ts';
import { mfa, mfaErrors } from './mfa.ts';
import { proof } from './proof.ts';

export default {
  mfa,
  secondFactor: {
    setUp: 'Une deuxième étape protège votre compte.',
    openApp: 'Ouvrir dans votre application',
    passkeyHeading: 'Utilisez votre clé d’accès',
    passkeyText: 'Confirmez votre identité avec votre empreinte, votre visage ou le verrouillage de l’écran.',
    codesLeft: {
      one: '{count} code de récupération restant',
      other: '{count} codes de récupération restants',
    },
    fewCodes: 'Pour obtenir de nouveaux codes, retirez l’application et configurez-la à nouveau.',
  },
  errors: mfaErrors,
  proof,
} satisfies SecondFactorTranslation;
