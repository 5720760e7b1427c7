import type { ProofTexts } from '../../catalogue.ts';

export const proof = {
  heading: 'Confirma que eres tú',
  usePasskey: 'Usar una llave de acceso',
  sendCode: 'Enviar un código a {destination}',
  cancel: 'Cancelar',
  passkeyFailed: 'No se pudo usar tu llave de acceso. Inténtalo de nuevo o elige otro método.',
  none: 'No se puede confirmar aquí. Inicia sesión de nuevo y vuelve a intentarlo.',
} satisfies ProofTexts;
