import type { ProofTexts } from '../../catalogue.ts';

export const proof = {
  heading: 'Confirma que eres tú',
  usePasskey: 'Usar una llave de acceso',
  useApp: 'Usar una app de autenticación',
  appText: 'Escribe el código de 6 dígitos que muestra tu app de autenticación.',
  sendCode: 'Enviar un código a {destination}',
  cancel: 'Cancelar',
  passkeyFailed: 'No se pudo usar tu llave de acceso. Inténtalo de nuevo o elige otro método.',
  lost: 'Ya no puedo usar esto',
  lossReported: 'Hemos avisado a este sitio, que se pondrá en contacto contigo.',
  none: 'No se puede confirmar aquí. Inicia sesión de nuevo y vuelve a intentarlo.',
} satisfies ProofTexts;
