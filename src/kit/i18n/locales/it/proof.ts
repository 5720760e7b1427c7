import type { ProofTexts } from '../../catalogue.ts';

export const proof = {
  heading: 'Conferma che sei tu',
  usePasskey: 'Usa una passkey',
  useApp: 'Usa un’app di autenticazione',
  appText: 'Inserisci il codice di 6 cifre mostrato dalla tua app di autenticazione.',
  sendCode: 'Invia un codice a {destination}',
  cancel: 'Annulla',
  passkeyFailed: 'Impossibile usare la tua passkey. Riprova o scegli un altro metodo.',
  lost: 'Non posso più usare questo',
  lossReported: 'Questo sito è stato avvisato e ti contatterà.',
  none: 'Non è possibile confermare qui. Accedi di nuovo, poi riprova.',
} satisfies ProofTexts;
