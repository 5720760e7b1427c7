import type { SessionTexts } from '../../catalogue.ts';

export const session = {
  signIn: 'Iniciar sesión',
  signOut: 'Cerrar sesión',
  account: 'Cuenta',
  accountOf: 'Cuenta: {account}',
  manage: 'Administrar cuenta',
  signOutFailed:
    'Tu sesión sigue abierta porque el servicio de inicio de sesión no respondió. Vuelve a cerrar sesión para cerrarla solo en este dispositivo.',
  unconfirmed: 'Ahora mismo no se puede contactar con el servicio de inicio de sesión.',
} satisfies SessionTexts['session'];

export const retry = 'Intentar de nuevo';

export const organizations = {
  organizations: 'Organizaciones',
  failed: 'No se ha podido abrir la organización. Inténtalo de nuevo.',
} satisfies SessionTexts['organizations'];

export const unavailable = {
  heading: 'Vuelve a intentarlo en un minuto',
  explanation: 'Ahora mismo no podemos comprobar si has iniciado sesión. No se ha cerrado tu sesión.',
} satisfies SessionTexts['unavailable'];
