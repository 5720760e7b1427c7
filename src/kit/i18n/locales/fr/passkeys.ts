import type { PasskeyTranslation } from '../../catalogue.ts';
import { proof } from './proof.ts';

export default {
  passkeys: {
    offerHeading: 'Connectez-vous plus vite la prochaine fois',
    offer:
      'Créez une clé d’accès\u00a0: votre empreinte digitale, votre visage ou le verrouillage de l’écran suffira pour vous connecter.',
    create: 'Créer une clé d’accès',
    notNow: 'Pas maintenant',
    existing: 'Cet appareil possède déjà une clé d’accès pour votre compte.',
  },
  errors: {
    user_cancellation: 'Clé d’accès annulée. Réessayez ou choisissez une autre méthode.',
    biometrics_not_available: 'Ce navigateur ou cet appareil ne prend pas en charge les clés d’accès.',
    no_biometrics_enrolled:
      'Configurez d’abord sur cet appareil le verrouillage de l’écran, l’empreinte digitale ou la reconnaissance faciale.',
    no_biometrics_registration:
      'Cette clé d’accès n’est plus valide ici. Veuillez vous connecter d’une autre façon.',
    key_invalidated: 'Votre clé d’accès n’a pas pu être vérifiée. Veuillez réessayer.',
    keystore_unavailable: 'Votre clé d’accès n’a pas pu être enregistrée. Veuillez réessayer.',
    device_credentials_not_allowed:
      'Cette page n’est pas autorisée à utiliser des clés d’accès. Veuillez choisir une autre méthode.',
    session_expired: 'Votre session a expiré. Veuillez vous reconnecter.',
    user_locked_out: 'Trop de tentatives. Patientez un moment, puis réessayez.',
    device_hardware_error: 'Votre appareil a signalé une erreur. Veuillez réessayer.',
    biometrics_sensor_error:
      'Votre empreinte digitale ou votre visage n’a pas pu être lu. Veuillez réessayer.',
    internal_error: 'Votre clé d’accès n’a pas pu être utilisée. Réessayez ou choisissez une autre méthode.',
    unanswered: 'Votre clé d’accès n’a pas répondu. Réessayez ou choisissez une autre méthode.',
    requestPending: 'Cette page demande déjà une clé d’accès. Rechargez-la ou choisissez une autre méthode.',
  },
  passkeyList: {
    heading: 'Vos clés d’accès',
    none: 'Vous n’avez pas encore de clé d’accès.',
    unnamed: 'Clé d’accès sans nom',
    lastUsed: 'Dernière utilisation\u00a0: {time}',
    rename: 'Renommer',
    renameOf: 'Renommer {name}',
    name: 'Nom',
    enterName: 'Saisissez un nom.',
    save: 'Enregistrer',
    cancel: 'Annuler',
    remove: 'Supprimer',
    removeOf: 'Supprimer {name}',
    confirm: 'Supprimer {name}\u00a0? Vous ne pourrez plus vous connecter avec cette clé d’accès.',
    created: 'La clé d’accès a été créée.',
    renamed: 'La clé d’accès a été renommée.',
    removed: 'La clé d’accès a été supprimée.',
    signedOut: 'Connectez-vous pour gérer vos clés d’accès.',
  },
  proof,
} satisfies PasskeyTranslation;
