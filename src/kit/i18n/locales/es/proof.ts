import type { ProofTexts } from '../../catalogue.ts';

export const proof = {
  heading: 'Confirma que eres tú',
  usePasskey: 'Usar una llave de acceso',
  useApp: 'Usar una app de autenticación',
  appText: 'Escribe el código de 6 dígitos que muestra tu app de autenticación.',
  sendCode: 'Enviar un código a {destination}',
  cancel: 'Cancelar',
  passkeyFailed: 'No se pudo usar tu llave de acceso. Inténtalo de nuevo o elige otro método.',
  none: 'No se puede confirmar aquí. Inicia sesión de nuevo y vuelve a intentarlo.',
} satisfies ProofTexts;
