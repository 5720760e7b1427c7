import type { BusinessTranslation } from '../../catalogue.ts';

export default {
  organization: {
    heading: 'Continuer vers {organization}',
    looking: 'Recherche de l’organisation',
    checkAgain: 'Vérifier à nouveau',
    notFoundHeading: 'Organisation introuvable',
    notFound:
      'Il n’y a aucune organisation à cette adresse. Vérifiez le lien ou demandez à la personne qui vous l’a envoyé.',
    demandedHeading: 'Confirmez votre identité',
    demanded: 'Pour continuer vers {organization}, connectez-vous de l’une de ces façons.',
    backToList: 'Retour à vos organisations',
  },
  discovery: {
    heading: 'Choisissez une organisation',
    signedInAs: 'Session ouverte en tant que {email}.',
    loading: 'Chargement de vos organisations',
    search: 'Rechercher une organisation',
    matches: { one: '{count} organisation trouvée', other: '{count} organisations trouvées' },
    join: 'Rejoindre {organization}',
    acceptInvite: 'Accepter l’invitation de {organization}',
    noneHeading: 'Pas encore d’organisation',
    none: '{email} n’appartient pas encore à une organisation.',
    noneClosed:
      '{email} n’appartient à aucune organisation. Demandez une invitation à un administrateur ou utilisez une autre adresse.',
    create: 'Créer une organisation',
    name: 'Nom de l’organisation',
    namePlaceholder: 'Exemple SA',
    otherEmail: 'Utiliser une autre adresse e-mail',
  },
  emailMethod: {
    heading: 'Comment souhaitez-vous vous connecter\u00a0?',
    text: 'Nous enverrons un e-mail à {email}.',
  },
  business: {
    usePassword: 'Utiliser plutôt un mot de passe',
    signedIn: 'Connexion à {organization} réussie.',
    signedInAs: 'Connexion à {organization} réussie en tant que {account}.',
    sso: 'Continuer avec le SSO',
    connection: 'Continuer avec {connection}',
    errorHeading: 'Vous n’avez pas accès',
  },
  businessPassword: {
    emailHeading: 'Se connecter avec un mot de passe',
    heading: 'Saisissez votre mot de passe',
    forgot: 'S’inscrire ou réinitialiser le mot de passe',
    forgotHeading: 'Définir un nouveau mot de passe',
    forgotText: 'Nous vous enverrons un lien pour définir un mot de passe.',
    verify:
      'Un lien a été envoyé à {email}. Ouvrez-le pour vérifier votre adresse et choisir un mot de passe.',
    setNew: 'Un lien pour définir un nouveau mot de passe a été envoyé à {email}.',
  },
  sso: {
    emailHeading: 'Trouver la connexion de votre organisation',
    emailText:
      'Saisissez votre adresse e-mail professionnelle, et nous trouverons le mode de connexion de votre organisation.',
    menuHeading: 'Choisissez comment vous connecter',
    menuText: '{email} peut se connecter avec\u00a0:',
    slugHeading: 'De quelle organisation s’agit-il\u00a0?',
    slugText:
      'Nous n’avons trouvé aucune connexion pour {email}. Saisissez le nom court de votre organisation, tel qu’il figure dans son adresse web.',
    slug: 'Nom court de l’organisation',
    slugPlaceholder: 'exemple-sa',
    otherWay: 'Choisir une autre façon de se connecter',
  },
  mfa: {
    chooseHeading: 'Ajouter une deuxième étape',
    chooseEnrolledHeading: 'Choisir une deuxième étape',
    choose: 'Votre organisation demande une deuxième étape à la connexion.',
    sms: 'Recevoir un code par SMS',
    totp: 'Utiliser une application d’authentification',
    smsEnrollHeading: 'Ajouter votre numéro de téléphone',
    smsEnroll: 'Nous vous enverrons un code par SMS à chaque connexion.',
    smsSend: 'Envoyer le code',
    smsHeading: 'Saisissez le code',
    totpEnrollHeading: 'Ajouter une application d’authentification',
    totpEnroll: 'Scannez le code QR avec votre application d’authentification, ou saisissez-y la clé.',
    totpQr: 'Code QR pour votre application d’authentification',
    totpKey: 'Clé',
    copy: 'Copier',
    copied: 'Copié',
    download: 'Télécharger',
    totpHeading: 'Saisissez le code de votre application',
    totpText: 'Saisissez le code à 6 chiffres qu’affiche votre application d’authentification.',
    useRecovery: 'Utiliser un code de récupération',
    recoveryText:
      'Saisissez l’un des codes de récupération que vous avez conservés. Chacun ne sert qu’une fois.',
    recoveryCode: 'Code de récupération',
    saveHeading: 'Conservez vos codes de récupération',
    save: 'Avec l’un de ces codes, vous pouvez vous connecter sans votre application d’authentification. Gardez-les en lieu sûr\u00a0: chacun ne sert qu’une fois.',
    saved: 'Je les ai conservés',
  },
  errors: {
    organizationLookup: 'Impossible de rechercher l’organisation. Veuillez réessayer.',
    noMethods:
      '{organization} n’autorise aucun des modes de connexion proposés ici. Adressez-vous à un administrateur de {organization}.',
    cannotJoin:
      'Vous ne pouvez pas rejoindre {organization} avec ce compte. Demandez une invitation à un administrateur ou utilisez une autre adresse.',
    discoveryExpired: 'Cette connexion n’est plus valide. Veuillez vous reconnecter.',
    organizationName: 'Saisissez un nom pour l’organisation.',
    slugUnknown: 'Aucune organisation ne porte ce nom. Vérifiez-le et réessayez.',
    noSso: 'Cette organisation n’utilise pas le SSO. Choisissez une autre façon de vous connecter.',
    notMember:
      'Cette adresse n’a pas accès à {organization}. Demandez une invitation à un administrateur ou utilisez une autre adresse.',
    passwordsApart:
      'Ici, chaque mot de passe appartient à une organisation. Connectez-vous autrement ou ouvrez la page de connexion de votre organisation.',
    wrongRecoveryCode: 'Ce code de récupération ne fonctionne pas. Vérifiez-le ou utilisez-en un autre.',
    domainClaimed:
      'Le domaine de cette adresse appartient à une autre organisation. Utilisez une autre adresse ou adressez-vous à son administrateur.',
    phoneTaken: 'Ce numéro est déjà utilisé dans l’organisation. Utilisez-en un autre.',
    notAllowed:
      'L’organisation ne le permet pas. Connectez-vous autrement ou adressez-vous à un administrateur.',
    organizationNameRefused: 'Ce nom ne peut pas être utilisé. Choisissez-en un autre.',
  },
} satisfies BusinessTranslation;
