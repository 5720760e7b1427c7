import type { SessionTexts } from '../../catalogue.ts';

export const session = {
  signIn: 'Accedi',
  signOut: 'Esci',
  account: 'Il tuo account',
  accountOf: 'Account: {account}',
  manage: 'Gestisci account',
  signOutFailed:
    'Il tuo accesso è ancora attivo perché il servizio di accesso non ha risposto. Esci di nuovo per uscire solo su questo dispositivo.',
  unconfirmed: 'Al momento il servizio di accesso non è raggiungibile.',
} satisfies SessionTexts['session'];

export const retry = 'Riprova';

export const organizations = {
  organizations: 'Organizzazioni',
  failed: 'Impossibile aprire l’organizzazione. Riprova.',
} satisfies SessionTexts['organizations'];

export const unavailable = {
  heading: 'Riprova tra un minuto',
  explanation: 'Al momento non possiamo verificare se hai effettuato l’accesso. Non sei stato disconnesso.',
} satisfies SessionTexts['unavailable'];
