import type { BusinessTranslation } from '../../catalogue.ts';
import { mfa, mfaErrors } from './mfa.ts';

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
    ...mfa,
    chooseEnrolledHeading: 'Choisir une deuxième étape',
    choose: 'Votre organisation demande une deuxième étape à la connexion.',
  },
  errors: {
    ...mfaErrors,
    organizationLookup: 'Impossible de rechercher l’organisation. Veuillez réessayer.',
    noMethods:
      '{organization} n’autorise aucun des modes de connexion proposés ici. Adressez-vous à un administrateur de {organization}.',
    cannotJoin:
      'Vous ne pouvez pas rejoindre {organization} avec ce compte. Demandez une invitation à un administrateur ou utilisez une autre adresse.',
    organizationName: 'Saisissez un nom pour l’organisation.',
    slugUnknown: 'Aucune organisation ne porte ce nom. Vérifiez-le et réessayez.',
    noSso: 'Cette organisation n’utilise pas le SSO. Choisissez une autre façon de vous connecter.',
    notMember:
      'Cette adresse n’a pas accès à {organization}. Demandez une invitation à un administrateur ou utilisez une autre adresse.',
    passwordsApart:
      'Ici, chaque mot de passe appartient à une organisation. Connectez-vous autrement ou ouvrez la page de connexion de votre organisation.',
    domainClaimed:
      'Le domaine de cette adresse appartient à une autre organisation. Utilisez une autre adresse ou adressez-vous à son administrateur.',
    phoneTaken: 'Ce numéro est déjà utilisé dans l’organisation. Utilisez-en un autre.',
    notAllowed:
      'L’organisation ne le permet pas. Connectez-vous autrement ou adressez-vous à un administrateur.',
    organizationNameRefused: 'Ce nom ne peut pas être utilisé. Choisissez-en un autre.',
  },
} satisfies BusinessTranslation;
