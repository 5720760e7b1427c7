import type { StringOverrides } from '../../catalogue.ts';
import { retry, session } from './session.ts';

/** French: vous; a no-break space (`\u00a0`) before ? ! : as French typography asks. */
const fr = {
  common: {
    back: 'Retour',
    continue: 'Continuer',
    or: 'ou',
    loading: 'Chargement',
    sending: 'Envoi en cours…',
    notifications: 'Notifications',
    poweredBy: 'Fourni par Stytch',
    retry,
    opensInNewTab: '(s’ouvre dans un nouvel onglet)',
    signedInAs: 'Session ouverte en tant que {account}.',
    availableIn: { one: '(dans {count} seconde)', other: '(dans {count} secondes)' },
  },
  main: {
    heading: 'S’inscrire ou se connecter',
    loginMethod: 'Mode de connexion',
    text: 'SMS',
    whatsapp: 'WhatsApp',
    email: 'E-mail',
  },
  oauth: {
    continueWith: 'Continuer avec {provider}',
  },
  phone: {
    country: 'Pays',
    number: 'Numéro de téléphone',
    placeholder: '(123) 456-7890',
    search: 'Rechercher',
    options: 'Choix',
    noMatch: 'Aucun pays trouvé',
  },
  email: {
    label: 'Adresse e-mail',
    placeholder: 'nom@exemple.com',
  },
  emailConfirmation: {
    heading: 'Consultez vos e-mails',
    sent: 'Un e-mail a été envoyé à {email}.',
    openGmail: 'Ouvrir dans Gmail',
    openYahoo: 'Ouvrir dans Yahoo',
    openOutlook: 'Ouvrir dans Outlook',
    tryAgain: 'Réessayer',
  },
  passcode: {
    heading: 'Saisissez le code de validation',
    sent: 'Un code de validation à 6 chiffres vous a été envoyé à {destination}',
    label: 'Code de validation',
    expiresIn: 'Votre code expire dans {time}.',
    expired: 'Votre code a expiré.',
    resend: 'Renvoyer le code',
    resent: 'Code renvoyé',
    verifying: 'Vérification de votre code',
    confirmedHeading: 'C’est fait\u00a0!',
    confirmed: 'Votre code a bien été vérifié.',
  },
  loggingIn: {
    heading: 'Connexion en cours',
    failedHeading: 'Échec de la connexion',
    confirmHeading: 'Terminer la connexion',
    confirm:
      'Ce lien a été ouvert dans un navigateur qui ne l’a pas demandé. Continuez uniquement si vous l’avez demandé vous-même.',
    confirmOAuth:
      'Cette connexion n’a pas été lancée dans cet onglet. Continuez uniquement si vous l’avez lancée vous-même.',
    otherAccount:
      'Ce lien vous connecte en tant que {account}. Continuez uniquement si ce compte est le vôtre.',
    useAnother: 'Utiliser un autre compte',
    covered:
      'Un autre site affiche cette page. Vérifiez que rien ne recouvre le bouton, puis appuyez de nouveau.',
  },
  password: {
    label: 'Mot de passe',
    show: 'Afficher le mot de passe',
    hide: 'Masquer le mot de passe',
    changeEmail: 'Modifier',
    loginHeading: 'Se connecter',
    chooseHeading: 'Choisissez comment créer votre compte.',
    setHeading: 'Choisissez un mot de passe',
    create: 'Choisissez un mot de passe pour terminer la création de votre compte.',
    forgot: 'Mot de passe oublié\u00a0?',
    emailLink: 'Recevoir un lien par e-mail',
    emailCode: 'Recevoir un code par e-mail',
    passwordless: 'Se connecter sans mot de passe',
    createInstead: 'Plutôt créer un mot de passe',
    createAccount: 'Créer un compte',
    sendingLink: 'Envoi d’un lien de connexion',
    sendingCode: 'Envoi d’un code de connexion',
    sendFailed: 'L’e-mail n’a pas pu être envoyé',
    resend: 'Renvoyer l’e-mail',
    resent: 'E-mail renvoyé',
    onItsWay: 'L’e-mail est déjà en route.',
  },
  strength: {
    label: 'Niveau de sécurité du mot de passe',
    weak: 'Faible',
    fair: 'Moyen',
    strong: 'Fort',
    veryStrong: 'Très fort',
    checking: 'Vérification',
    breached:
      'Ce mot de passe a peut-être été utilisé sur un autre site qui a connu un problème de sécurité. Veuillez en choisir un autre.',
    minimumCharacters: { one: 'Au moins {count} caractère', other: 'Au moins {count} caractères' },
    minimumComplexity: {
      one: 'Au moins {count} de ces types\u00a0: majuscule, minuscule, chiffre, symbole',
      other: 'Au moins {count} de ces types\u00a0: majuscules, minuscules, chiffres, symboles',
    },
    missingCharacters: { one: '{count} caractère manquant', other: '{count} caractères manquants' },
    missingComplexity: { one: '{count} type manquant', other: '{count} types manquants' },
    met: 'Respecté',
  },
  strengthWarnings: {
    straightRow: 'Les rangées de touches en ligne droite sont faciles à deviner',
    keyPattern: 'Les motifs courts au clavier sont faciles à deviner',
    simpleRepeat: 'Les répétitions comme «\u00a0aaa\u00a0» sont faciles à deviner',
    extendedRepeat:
      'Les répétitions comme «\u00a0abcabcabc\u00a0» sont à peine plus difficiles à deviner que «\u00a0abc\u00a0»',
    sequences: 'Les suites comme abc ou 6543 sont faciles à deviner',
    recentYears: 'Les années récentes sont faciles à deviner',
    dates: 'Les dates sont souvent faciles à deviner',
    topTen: 'Ce mot de passe fait partie des 10 plus courants',
    topHundred: 'Ce mot de passe fait partie des 100 plus courants',
    common: 'Ce mot de passe est très courant',
    similarToCommon: 'Ce mot de passe ressemble à un mot de passe courant',
    wordByItself: 'Un mot seul est facile à deviner',
    namesByThemselves: 'Les prénoms et noms de famille seuls sont faciles à deviner',
    commonNames: 'Les prénoms et noms de famille courants sont faciles à deviner',
  },
  passwordForgot: {
    heading: 'Mot de passe oublié\u00a0?',
    sent: 'Un lien pour réinitialiser votre mot de passe vous a été envoyé à {email}.',
    missing: 'Vous n’avez rien reçu\u00a0?',
  },
  passwordBreached: {
    heading: 'Consultez vos e-mails pour choisir un nouveau mot de passe',
    sent: 'Un autre site sur lequel vous utilisez le même mot de passe a connu un problème de sécurité. Pour vous protéger, un e-mail vous a été envoyé à {email} afin de réinitialiser votre mot de passe.',
  },
  passwordDedupe: {
    heading: 'Consultez vos e-mails pour choisir un nouveau mot de passe',
    sent: 'Nous voulons nous assurer qu’il s’agit bien de vous et vous avons envoyé un lien de connexion à {email}.',
  },
  passwordSetNew: {
    heading: 'Consultez vos e-mails',
    sent: 'Un lien de connexion vous a été envoyé à {email}.',
  },
  passwordReset: {
    heading: 'Réinitialisez votre mot de passe',
    label: 'Nouveau mot de passe',
    ask: 'Saisissez votre adresse e-mail et nous vous enverrons un lien pour choisir un nouveau mot de passe.',
    send: 'Envoyer un nouvel e-mail',
  },
  passwordConfirmation: {
    heading: 'C’est fait\u00a0!',
    text: 'Votre connexion a réussi.',
  },
  crypto: {
    continueWith: 'Continuer avec {wallet}',
    otherEthereum: 'Autre portefeuille Ethereum',
    otherSolana: 'Autre portefeuille Solana',
    onEthereum: '{wallet} (Ethereum)',
    onSolana: '{wallet} (Solana)',
    others: 'Utiliser un autre portefeuille crypto',
    othersHeading: 'Continuer avec un autre portefeuille',
    setUp: 'Configurer un portefeuille crypto',
    setUpText:
      'Installez l’un de ces portefeuilles et créez-y un compte. Revenez ensuite ici et connectez-vous avec celui-ci.',
    connecting: 'Connexion à votre portefeuille…',
    connectingText: 'Utilisez la fenêtre pop-up de votre portefeuille pour terminer la connexion.',
    signing: 'Demande de signature en cours…',
    signingText: 'Signez la demande dans la fenêtre pop-up de votre portefeuille. Cela ne coûte rien.',
    noPopup:
      'Aucune fenêtre pop-up\u00a0? Déverrouillez votre portefeuille, ou revenez en arrière et réessayez.',
    confirmedHeading: 'C’est fait\u00a0!',
    confirmed: 'Votre portefeuille est bien connecté.',
    failedHeading: 'Une erreur semble s’être produite',
    failed:
      'Votre demande de connexion n’a pas pu aboutir. Utilisez la flèche de retour pour revenir à l’écran de connexion et réessayez.',
    notInstalled: '{wallet} n’est pas installé dans ce navigateur.',
    noneInstalled: 'Aucun portefeuille de ce type n’est installé dans ce navigateur.',
    install: 'Installer {wallet}',
  },
  passkeys: {
    continueWith: 'Continuer avec une clé d’accès',
  },
  session,
  errors: {
    configuration: 'Ce formulaire de connexion n’est pas configuré correctement. Veuillez contacter le site.',
    network: 'Le service de connexion est injoignable. Vérifiez votre connexion Internet et réessayez.',
    load: 'Une partie de ce formulaire n’a pas pu être chargée. Veuillez réessayer ou recharger la page.',
    page: 'Ce site n’a pas pu terminer cette étape. Veuillez réessayer.',
    pageSlow: 'Cela prend plus de temps que prévu.',
    timeout: 'Le service de connexion n’a pas répondu à temps. Veuillez réessayer.',
    blocked:
      'Un contrôle de sécurité de cette page a été bloqué. Autorisez-le dans votre bloqueur de publicités ou votre filtre réseau, puis rechargez la page.',
    provider: 'Le service de connexion n’a pas pu effectuer cette action. Veuillez réessayer.',
    unexpected: 'Une erreur s’est produite. Veuillez réessayer.',
    invalidOtpEmail: 'Adresse e-mail non valide, veuillez réessayer.',
    invalidEmail: 'Adresse e-mail non valide',
    invalidPhone: 'Numéro de téléphone non valide, veuillez réessayer.',
    phoneCountry:
      'Il n’est pas possible d’envoyer des codes vers ce pays. Utilisez un autre numéro ou choisissez une autre méthode.',
    emptyPassword: 'Veuillez saisir votre mot de passe.',
    wrongPassword: 'Adresse e-mail ou mot de passe incorrect.',
    invalidPasscode: 'Code de validation non valide, veuillez réessayer.',
    one_tap: 'Impossible d’utiliser Google One Tap.',
    oneTapOrigin:
      'Google One Tap\u00a0: cet hôte n’est pas autorisé. Ajoutez {origins} aux origines autorisées dans la console Google.',
    oneTapClient:
      'Google One Tap\u00a0: l’ID client n’est pas reconnu. Comparez celui du tableau de bord avec celui de la console Google.',
    oneTapConfig: 'Google One Tap\u00a0: le projet n’a pas de configuration de client Google.',
    oneTapLoginUrls:
      'Google One Tap\u00a0: aucune URL de redirection de connexion n’est définie pour le projet.',
    oneTapSignupUrls:
      'Google One Tap\u00a0: aucune URL de redirection d’inscription n’est définie pour le projet.',
    accessDenied:
      'Vous n’avez pas terminé la connexion auprès du fournisseur. Réessayez ou choisissez un autre moyen.',
    providerFailed: 'Le fournisseur n’a pas pu vous connecter. Réessayez ou choisissez un autre moyen.',
    unknownProvider: 'Ce moyen de connexion n’est pas disponible. Veuillez en choisir un autre.',
    walletConnect: '[Erreur] Impossible de se connecter au portefeuille',
    walletSign: '[Erreur] Impossible de signer le message',
    emlAndEmailOtp: 'Erreur\u00a0: impossible d’utiliser à la fois EML et l’OTP par e-mail',
  },
} satisfies StringOverrides;

export default fr;
