import type { ProofTexts } from '../../catalogue.ts';

export const proof = {
  heading: 'Confirmez qu’il s’agit bien de vous',
  usePasskey: 'Utiliser une clé d’accès',
  useApp: 'Utiliser une application d’authentification',
  appText: 'Saisissez le code à 6 chiffres qu’affiche votre application d’authentification.',
  sendCode: 'Envoyer un code à {destination}',
  cancel: 'Annuler',
  passkeyFailed: 'Votre clé d’accès n’a pas pu être utilisée. Réessayez ou choisissez une autre méthode.',
  lost: 'Je ne peux plus utiliser ceci',
  lossReported: 'Ce site a été prévenu et vous contactera.',
  none: 'Impossible de confirmer cela ici. Connectez-vous à nouveau, puis réessayez.',
} satisfies ProofTexts;
