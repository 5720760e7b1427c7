import type { ProofTexts } from '../../catalogue.ts';

export const proof = {
  heading: 'Bevestig dat jij het bent',
  usePasskey: 'Passkey gebruiken',
  useApp: 'Een authenticator-app gebruiken',
  appText: 'Vul de code van 6 cijfers in die je authenticator-app toont.',
  sendCode: 'Code sturen naar {destination}',
  cancel: 'Annuleren',
  passkeyFailed: 'Je passkey kon niet worden gebruikt. Probeer het opnieuw of kies een andere manier.',
  lost: 'Ik kan dit niet meer gebruiken',
  lossReported: 'Deze site is op de hoogte gebracht en neemt contact met je op.',
  none: 'Dit kan hier niet worden bevestigd. Log opnieuw in en probeer het dan nog een keer.',
} satisfies ProofTexts;
