import type { SecondFactorTranslation } from '../../catalogue.ts';
import { mfa, mfaErrors } from './mfa.ts';
import { proof } from './proof.ts';

export default {
  mfa,
  secondFactor: {
    setUp: 'Un segundo paso protege tu cuenta.',
    openApp: 'Abrir en tu app',
    passkeyHeading: 'Usa tu llave de acceso',
    passkeyText: 'Confirma que eres tú con tu huella, tu cara o el bloqueo de pantalla.',
    codesLeft: {
      one: 'Te queda {count} código de recuperación',
      other: 'Te quedan {count} códigos de recuperación',
    },
    fewCodes: 'Para obtener códigos nuevos, quita la app y configúrala de nuevo.',
  },
  errors: mfaErrors,
  proof,
} satisfies SecondFactorTranslation;
