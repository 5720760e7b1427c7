import type { PasskeyTranslation } from '../../catalogue.ts';
import { proof } from './proof.ts';

export default {
  passkeys: {
    offerHeading: 'Inicia sesión más rápido la próxima vez',
    offer:
      'Crea una llave de acceso y solo necesitarás tu huella, tu rostro o el bloqueo de pantalla para iniciar sesión.',
    create: 'Crear una llave de acceso',
    notNow: 'Ahora no',
    existing: 'Este dispositivo ya tiene una llave de acceso para tu cuenta.',
  },
  errors: {
    user_cancellation: 'Se canceló la llave de acceso. Inténtalo de nuevo o elige otro método.',
    biometrics_not_available: 'Este navegador o dispositivo no admite llaves de acceso.',
    no_biometrics_enrolled:
      'Primero configura en este dispositivo un bloqueo de pantalla, la huella o el reconocimiento facial.',
    no_biometrics_registration: 'Esta llave de acceso ya no es válida aquí. Inicia sesión con otro método.',
    key_invalidated: 'No se pudo verificar tu llave de acceso. Inténtalo de nuevo.',
    keystore_unavailable: 'No se pudo guardar tu llave de acceso. Inténtalo de nuevo.',
    device_credentials_not_allowed: 'Esta página no puede usar llaves de acceso. Elige otro método.',
    session_expired: 'Tu sesión ha caducado. Inicia sesión de nuevo.',
    user_locked_out: 'Demasiados intentos. Espera un momento e inténtalo de nuevo.',
    device_hardware_error: 'Tu dispositivo ha notificado un error. Inténtalo de nuevo.',
    biometrics_sensor_error: 'No se pudo leer tu huella o tu rostro. Inténtalo de nuevo.',
    internal_error: 'No se pudo usar tu llave de acceso. Inténtalo de nuevo o elige otro método.',
    unanswered: 'Tu llave de acceso no respondió. Inténtalo de nuevo o elige otra forma.',
    requestPending: 'Esta página ya está pidiendo una llave de acceso. Vuelve a cargarla o elige otra forma.',
  },
  passkeyList: {
    heading: 'Tus llaves de acceso',
    none: 'Aún no tienes llaves de acceso.',
    unnamed: 'Llave de acceso sin nombre',
    lastUsed: 'Último uso: {time}',
    rename: 'Cambiar nombre',
    renameOf: 'Cambiar nombre de {name}',
    name: 'Nombre',
    enterName: 'Introduce un nombre.',
    save: 'Guardar',
    cancel: 'Cancelar',
    remove: 'Eliminar',
    removeOf: 'Eliminar {name}',
    confirm: '¿Eliminar {name}? Ya no podrás iniciar sesión con esta llave de acceso.',
    created: 'La llave de acceso se ha creado.',
    renamed: 'Se ha cambiado el nombre de la llave de acceso.',
    removed: 'La llave de acceso se ha eliminado.',
    signedOut: 'Inicia sesión para administrar tus llaves de acceso.',
  },
  proof,
} satisfies PasskeyTranslation;
