import type { MfaErrors, MfaTexts } from '../../catalogue.ts';

export const mfa = {
  chooseHeading: 'Ajouter une deuxième étape',
  sms: 'Recevoir un code par SMS',
  totp: 'Utiliser une application d’authentification',
  smsEnrollHeading: 'Ajouter votre numéro de téléphone',
  smsEnroll: 'Nous vous enverrons un code par SMS à chaque connexion.',
  smsSend: 'Envoyer le code',
  smsHeading: 'Saisissez le code',
  totpEnrollHeading: 'Ajouter une application d’authentification',
  totpEnroll: 'Scannez le code QR avec votre application d’authentification, ou saisissez-y la clé.',
  totpQr: 'Code QR pour votre application d’authentification',
  totpKey: 'Clé',
  copy: 'Copier',
  copied: 'Copié',
  download: 'Télécharger',
  totpHeading: 'Saisissez le code de votre application',
  totpText: 'Saisissez le code à 6 chiffres qu’affiche votre application d’authentification.',
  useRecovery: 'Utiliser un code de récupération',
  recoveryText:
    'Saisissez l’un des codes de récupération que vous avez conservés. Chacun ne sert qu’une fois.',
  recoveryCode: 'Code de récupération',
  saveHeading: 'Conservez vos codes de récupération',
  save: 'Avec l’un de ces codes, vous pouvez vous connecter sans votre application d’authentification. Gardez-les en lieu sûr\u00a0: chacun ne sert qu’une fois.',
  saved: 'Je les ai conservés',
} satisfies MfaTexts;

export const mfaErrors = {
  wrongRecoveryCode: 'Ce code de récupération ne fonctionne pas. Vérifiez-le ou utilisez-en un autre.',
  discoveryExpired: 'Cette connexion n’est plus valide. Veuillez vous reconnecter.',
  appExpired: 'Cette clé n’est plus valide. Configurez à nouveau votre application.',
  codeUsed: 'Ce code a déjà été utilisé. Saisissez le suivant.',
  clockOff:
    'Deux codes n’ont pas fonctionné. Vérifiez que votre téléphone règle l’heure automatiquement, puis saisissez le code suivant.',
} satisfies MfaErrors;
