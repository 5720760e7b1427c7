import type { SessionTexts } from '../../catalogue.ts';

export const session = {
  signIn: 'Inloggen',
  signOut: 'Uitloggen',
  account: 'Je account',
  accountOf: 'Account: {account}',
  manage: 'Account beheren',
  signOutFailed:
    'Je bent nog ingelogd, omdat de inlogdienst niet heeft gereageerd. Log nogmaals uit om alleen op dit apparaat uit te loggen.',
  unconfirmed: 'De inlogdienst is op dit moment niet bereikbaar.',
} satisfies SessionTexts['session'];

export const retry = 'Opnieuw proberen';

export const organizations = {
  organizations: 'Organisaties',
  failed: 'De organisatie kon niet worden geopend. Probeer het opnieuw.',
} satisfies SessionTexts['organizations'];

export const unavailable = {
  heading: 'Probeer het over een minuut opnieuw',
  explanation: 'We kunnen nu niet controleren of je bent ingelogd. Je bent niet uitgelogd.',
} satisfies SessionTexts['unavailable'];
