import type { SecondFactorTranslation } from '../../catalogue.ts';
import { mfa, mfaErrors } from './mfa.ts';
import { proof } from './proof.ts';

export default {
  mfa,
  secondFactor: {
    setUp: 'La connexion à votre compte demande une deuxième étape.',
    openApp: 'Ouvrir dans votre application',
    passkeyHeading: 'Utilisez votre clé d’accès',
    passkeyText: 'Confirmez votre identité avec votre empreinte, votre visage ou le verrouillage de l’écran.',
  },
  errors: mfaErrors,
  proof,
} satisfies SecondFactorTranslation;
