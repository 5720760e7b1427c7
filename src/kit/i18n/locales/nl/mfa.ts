import type { MfaErrors, MfaTexts } from '../../catalogue.ts';

export const mfa = {
  chooseHeading: 'Een tweede stap toevoegen',
  sms: 'Sms me een code',
  totp: 'Een authenticator-app gebruiken',
  smsEnrollHeading: 'Je telefoonnummer toevoegen',
  smsEnroll: 'We sms’en je een code wanneer je inlogt.',
  smsSend: 'Code sturen',
  smsHeading: 'Vul de code in',
  totpEnrollHeading: 'Een authenticator-app toevoegen',
  totpEnroll: 'Scan de QR-code met je authenticator-app of vul de sleutel in de app in.',
  totpQr: 'QR-code voor je authenticator-app',
  totpKey: 'Sleutel',
  copy: 'Kopiëren',
  copied: 'Gekopieerd',
  download: 'Downloaden',
  totpHeading: 'Vul de code uit je app in',
  totpText: 'Vul de code van 6 cijfers in die je authenticator-app toont.',
  useRecovery: 'Een herstelcode gebruiken',
  recoveryText: 'Vul een van de herstelcodes in die je hebt bewaard. Elke code werkt één keer.',
  recoveryCode: 'Herstelcode',
  saveHeading: 'Bewaar je herstelcodes',
  save: 'Met een van deze codes log je in zonder je authenticator-app. Bewaar ze op een veilige plek: elke code werkt één keer.',
  saved: 'Ik heb ze bewaard',
} satisfies MfaTexts;

export const mfaErrors = {
  wrongRecoveryCode: 'Deze herstelcode werkt niet. Controleer hem of gebruik een andere.',
  discoveryExpired: 'Deze inlogpoging is niet meer geldig. Log opnieuw in.',
  appExpired: 'Deze sleutel is niet meer geldig. Stel je app opnieuw in.',
  codeUsed: 'Deze code is al gebruikt. Vul de volgende in.',
  clockOff:
    'Twee codes werkten niet. Controleer of je telefoon de tijd zelf instelt en vul dan de volgende code in.',
} satisfies MfaErrors;
