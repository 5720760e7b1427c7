import type { SessionTexts } from '../../catalogue.ts';

export const session = {
  signIn: 'Se connecter',
  signOut: 'Se déconnecter',
  account: 'Compte',
  accountOf: 'Compte\u00a0: {account}',
  manage: 'Gérer le compte',
  signOutFailed:
    'Votre session est toujours ouverte, car le service de connexion n’a pas répondu. Déconnectez-vous à nouveau pour la fermer sur cet appareil uniquement.',
  unconfirmed: 'Le service de connexion est injoignable pour le moment.',
} satisfies SessionTexts['session'];

export const retry = 'Réessayer';

export const organizations = {
  organizations: 'Organisations',
  failed: 'Impossible d’ouvrir l’organisation. Veuillez réessayer.',
} satisfies SessionTexts['organizations'];

export const unavailable = {
  heading: 'Veuillez réessayer dans une minute',
  explanation:
    'Nous ne pouvons pas vérifier pour le moment si vous êtes connecté. Vous n’avez pas été déconnecté.',
} satisfies SessionTexts['unavailable'];
