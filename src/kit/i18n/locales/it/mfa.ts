import type { MfaErrors, MfaTexts } from '../../catalogue.ts';

export const mfa = {
  chooseHeading: 'Aggiungi un secondo passaggio',
  sms: 'Ricevi un codice via SMS',
  totp: 'Usa un’app di autenticazione',
  smsEnrollHeading: 'Aggiungi il tuo numero di telefono',
  smsEnroll: 'Ti invieremo un codice via SMS a ogni accesso.',
  smsSend: 'Invia il codice',
  smsHeading: 'Inserisci il codice',
  totpEnrollHeading: 'Aggiungi un’app di autenticazione',
  totpEnroll: 'Scansiona il codice QR con la tua app di autenticazione oppure inserisci la chiave nell’app.',
  totpQr: 'Codice QR per la tua app di autenticazione',
  totpKey: 'Chiave',
  copy: 'Copia',
  copied: 'Copiato',
  download: 'Scarica',
  totpHeading: 'Inserisci il codice della tua app',
  totpText: 'Inserisci il codice di 6 cifre mostrato dalla tua app di autenticazione.',
  useRecovery: 'Usa un codice di recupero',
  recoveryText: 'Inserisci uno dei codici di recupero che hai salvato. Ognuno vale una sola volta.',
  recoveryCode: 'Codice di recupero',
  saveHeading: 'Salva i tuoi codici di recupero',
  save: 'Con uno di questi codici puoi accedere senza la tua app di autenticazione. Conservali in un luogo sicuro: ognuno vale una sola volta.',
  saved: 'Li ho salvati',
} satisfies MfaTexts;

export const mfaErrors = {
  wrongRecoveryCode: 'Questo codice di recupero non funziona. Controllalo o usane un altro.',
  discoveryExpired: 'Questo accesso non è più valido. Accedi di nuovo.',
  appExpired: 'Questa chiave non è più valida. Configura di nuovo la tua app.',
  codeUsed: 'Questo codice è già stato usato. Inserisci il successivo.',
  clockOff:
    'Due codici non hanno funzionato. Verifica che il telefono imposti l’ora automaticamente, poi inserisci il codice successivo.',
} satisfies MfaErrors;
