import type { MfaErrors, MfaTexts } from '../../catalogue.ts';

export const mfa = {
  chooseHeading: 'Agrega un segundo paso',
  sms: 'Recibir un código por SMS',
  totp: 'Usar una app de autenticación',
  smsEnrollHeading: 'Agrega tu número de teléfono',
  smsEnroll: 'Te enviaremos un código por SMS cada vez que inicies sesión.',
  smsSend: 'Enviar código',
  smsHeading: 'Escribe el código',
  totpEnrollHeading: 'Agrega una app de autenticación',
  totpEnroll: 'Escanea el código QR con tu app de autenticación o escribe la llave en la app.',
  totpQr: 'Código QR para tu app de autenticación',
  totpKey: 'Llave',
  copy: 'Copiar',
  copied: 'Copiado',
  download: 'Descargar',
  totpHeading: 'Escribe el código de tu app',
  totpText: 'Escribe el código de 6 dígitos que muestra tu app de autenticación.',
  useRecovery: 'Usar un código de recuperación',
  recoveryText: 'Escribe uno de los códigos de recuperación que guardaste. Cada uno sirve una sola vez.',
  recoveryCode: 'Código de recuperación',
  saveHeading: 'Guarda tus códigos de recuperación',
  save: 'Con uno de estos códigos puedes iniciar sesión sin tu app de autenticación. Guárdalos en un lugar seguro: cada uno sirve una sola vez.',
  saved: 'Ya los guardé',
} satisfies MfaTexts;

export const mfaErrors = {
  wrongRecoveryCode: 'Este código de recuperación no funciona. Revísalo o usa otro.',
  discoveryExpired: 'Este inicio de sesión ya no es válido. Inicia sesión de nuevo.',
  appExpired: 'Esta llave ya no es válida. Configura tu app de nuevo.',
  codeUsed: 'Este código ya se ha usado. Escribe el siguiente.',
  clockOff:
    'Dos códigos no han funcionado. Comprueba que tu teléfono ajuste la hora automáticamente y escribe el siguiente código.',
} satisfies MfaErrors;
