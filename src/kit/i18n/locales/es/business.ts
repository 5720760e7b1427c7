import type { BusinessTranslation } from '../../catalogue.ts';
import { mfa, mfaErrors } from './mfa.ts';

export default {
  organization: {
    heading: 'Continuar a {organization}',
    looking: 'Buscando la organización',
    checkAgain: 'Comprobar de nuevo',
    notFoundHeading: 'Organización no encontrada',
    notFound:
      'No hay ninguna organización en esta dirección. Revisa el enlace o pregunta a quien te lo envió.',
    demandedHeading: 'Confirma que eres tú',
    demanded: 'Para continuar a {organization}, inicia sesión de una de estas formas.',
    backToList: 'Volver a tus organizaciones',
  },
  discovery: {
    heading: 'Elige una organización',
    signedInAs: 'Has iniciado sesión como {email}.',
    loading: 'Cargando tus organizaciones',
    search: 'Buscar una organización',
    matches: {
      one: 'Se encontró {count} organización',
      other: 'Se encontraron {count} organizaciones',
    },
    join: 'Unirse a {organization}',
    acceptInvite: 'Aceptar la invitación de {organization}',
    noneHeading: 'Todavía no tienes una organización',
    none: '{email} todavía no pertenece a ninguna organización.',
    noneClosed:
      '{email} no pertenece a ninguna organización. Pide una invitación a un administrador o usa otra dirección.',
    create: 'Crear una organización',
    name: 'Nombre de la organización',
    namePlaceholder: 'Ejemplo S.A.',
    otherEmail: 'Usar otra dirección de correo electrónico',
  },
  emailMethod: {
    heading: '¿Cómo quieres iniciar sesión?',
    text: 'Enviaremos un correo a {email}.',
  },
  business: {
    usePassword: 'Usar una contraseña',
    signedIn: 'Has iniciado sesión en {organization}.',
    signedInAs: 'Has iniciado sesión en {organization} como {account}.',
    sso: 'Continuar con SSO',
    connection: 'Continuar con {connection}',
    errorHeading: 'No tienes acceso',
  },
  businessPassword: {
    emailHeading: 'Iniciar sesión con contraseña',
    heading: 'Escribe tu contraseña',
    forgot: 'Registrarse o restablecer la contraseña',
    forgotHeading: 'Define una contraseña nueva',
    forgotText: 'Te enviaremos un enlace para definir una contraseña.',
    verify: 'Se envió un enlace a {email}. Ábrelo para verificar tu dirección y elegir una contraseña.',
    setNew: 'Se envió un enlace a {email} para definir una contraseña nueva.',
  },
  sso: {
    emailHeading: 'Encuentra el inicio de sesión de tu organización',
    emailText:
      'Escribe tu dirección de correo electrónico del trabajo y buscaremos cómo inicia sesión tu organización.',
    menuHeading: 'Elige cómo iniciar sesión',
    menuText: '{email} puede iniciar sesión con:',
    slugHeading: '¿Qué organización es?',
    slugText:
      'No encontramos ningún inicio de sesión para {email}. Escribe el nombre corto de tu organización, tal como aparece en su dirección web.',
    slug: 'Nombre corto de la organización',
    slugPlaceholder: 'ejemplo-sa',
    otherWay: 'Elegir otra forma de iniciar sesión',
  },
  mfa: {
    ...mfa,
    chooseEnrolledHeading: 'Elige un segundo paso',
    choose: 'Tu organización pide un segundo paso al iniciar sesión.',
  },
  errors: {
    ...mfaErrors,
    organizationLookup: 'No se pudo buscar la organización. Inténtalo de nuevo.',
    noMethods:
      '{organization} no permite ninguna de las formas de iniciar sesión de esta página. Pregunta a un administrador de {organization}.',
    cannotJoin:
      'No puedes unirte a {organization} con esta cuenta. Pide una invitación a un administrador o usa otra dirección.',
    organizationName: 'Escribe un nombre para la organización.',
    slugUnknown: 'Ninguna organización tiene este nombre. Revísalo e inténtalo de nuevo.',
    noSso: 'Esta organización no usa SSO. Elige otra forma de iniciar sesión.',
    notMember:
      'Esta dirección no tiene acceso a {organization}. Pide una invitación a un administrador o usa otra dirección.',
    passwordsApart:
      'Aquí las contraseñas pertenecen a una organización. Inicia sesión de otra forma o abre la página de inicio de sesión de tu organización.',
    domainClaimed:
      'El dominio de esta dirección pertenece a otra organización. Usa otra dirección o pregunta a su administrador.',
    phoneTaken: 'Este número ya se usa en la organización. Usa otro.',
    notAllowed: 'La organización no lo permite. Inicia sesión de otra forma o pregunta a un administrador.',
    organizationNameRefused: 'Este nombre no se puede usar. Elige otro.',
  },
} satisfies BusinessTranslation;
