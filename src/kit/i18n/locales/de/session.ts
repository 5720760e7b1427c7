import type { SessionTexts } from '../../catalogue.ts';

export const session = {
  signIn: 'Anmelden',
  signOut: 'Abmelden',
  account: 'Konto',
  accountOf: 'Konto: {account}',
  manage: 'Konto verwalten',
  signOutFailed:
    'Sie sind noch angemeldet, weil der Anmeldedienst nicht geantwortet hat. Melden Sie sich erneut ab, um sich nur auf diesem Gerät abzumelden.',
  unconfirmed: 'Der Anmeldedienst ist gerade nicht erreichbar.',
} satisfies SessionTexts['session'];

export const retry = 'Erneut versuchen';

export const organizations = {
  organizations: 'Organisationen',
  failed: 'Die Organisation konnte nicht geöffnet werden. Bitte versuchen Sie es erneut.',
} satisfies SessionTexts['organizations'];

export const unavailable = {
  heading: 'Bitte versuchen Sie es in einer Minute erneut',
  explanation: 'Wir können gerade nicht prüfen, ob Sie angemeldet sind. Sie wurden nicht abgemeldet.',
} satisfies SessionTexts['unavailable'];
