import type { MfaErrors, MfaTexts } from '../../catalogue.ts';

export const mfa = {
  chooseHeading: 'Zweiten Schritt einrichten',
  sms: 'Code per SMS erhalten',
  totp: 'Authenticator-App verwenden',
  smsEnrollHeading: 'Telefonnummer hinzufügen',
  smsEnroll: 'Bei jeder Anmeldung senden wir Ihnen einen Code per SMS.',
  smsSend: 'Code senden',
  smsHeading: 'Code eingeben',
  totpEnrollHeading: 'Authenticator-App hinzufügen',
  totpEnroll:
    'Scannen Sie den QR-Code mit Ihrer Authenticator-App, oder geben Sie den Schlüssel in der App ein.',
  totpQr: 'QR-Code für Ihre Authenticator-App',
  totpKey: 'Schlüssel',
  copy: 'Kopieren',
  copied: 'Kopiert',
  download: 'Herunterladen',
  totpHeading: 'Code aus Ihrer App eingeben',
  totpText: 'Geben Sie den 6-stelligen Code ein, den Ihre Authenticator-App anzeigt.',
  useRecovery: 'Wiederherstellungscode verwenden',
  recoveryText:
    'Geben Sie einen der Wiederherstellungscodes ein, die Sie gesichert haben. Jeder gilt einmal.',
  recoveryCode: 'Wiederherstellungscode',
  saveHeading: 'Wiederherstellungscodes sichern',
  save: 'Mit einem dieser Codes melden Sie sich auch ohne Ihre Authenticator-App an. Bewahren Sie sie sicher auf: Jeder gilt einmal.',
  saved: 'Ich habe sie gesichert',
} satisfies MfaTexts;

export const mfaErrors = {
  wrongRecoveryCode:
    'Dieser Wiederherstellungscode funktioniert nicht. Prüfen Sie ihn, oder verwenden Sie einen anderen.',
  discoveryExpired: 'Diese Anmeldung ist nicht mehr gültig. Bitte melden Sie sich erneut an.',
  appExpired: 'Dieser Schlüssel ist nicht mehr gültig. Richten Sie Ihre App noch einmal ein.',
  codeUsed: 'Dieser Code wurde schon verwendet. Geben Sie den nächsten ein.',
  clockOff:
    'Zwei Codes haben nicht funktioniert. Stellen Sie sicher, dass Ihr Telefon die Uhrzeit selbst einstellt, und geben Sie dann den nächsten Code ein.',
} satisfies MfaErrors;
