import type { BusinessTranslation } from '../../catalogue.ts';
import { mfa, mfaErrors } from './mfa.ts';

export default {
  organization: {
    heading: 'Weiter zu {organization}',
    looking: 'Die Organisation wird gesucht',
    checkAgain: 'Erneut prüfen',
    notFoundHeading: 'Organisation nicht gefunden',
    notFound:
      'Unter dieser Adresse gibt es keine Organisation. Prüfen Sie den Link, oder fragen Sie die Person, von der Sie ihn haben.',
    demandedHeading: 'Bestätigen Sie, dass Sie es sind',
    demanded: 'Um zu {organization} zu gelangen, melden Sie sich auf eine dieser Arten an.',
    backToList: 'Zurück zu Ihren Organisationen',
  },
  discovery: {
    heading: 'Organisation auswählen',
    signedInAs: 'Sie sind als {email} angemeldet.',
    loading: 'Ihre Organisationen werden geladen',
    search: 'Organisation suchen',
    matches: { one: '{count} Organisation gefunden', other: '{count} Organisationen gefunden' },
    join: '{organization} beitreten',
    acceptInvite: 'Einladung von {organization} annehmen',
    noneHeading: 'Noch keine Organisation',
    none: '{email} gehört noch zu keiner Organisation.',
    noneClosed:
      '{email} gehört zu keiner Organisation. Bitten Sie eine Administratorin oder einen Administrator um eine Einladung, oder verwenden Sie eine andere Adresse.',
    create: 'Organisation anlegen',
    name: 'Name der Organisation',
    namePlaceholder: 'Beispiel GmbH',
    otherEmail: 'Andere E-Mail-Adresse verwenden',
  },
  emailMethod: {
    heading: 'Wie möchten Sie sich anmelden?',
    text: 'Wir senden eine E-Mail an {email}.',
  },
  business: {
    usePassword: 'Stattdessen ein Passwort verwenden',
    signedIn: 'Sie sind bei {organization} angemeldet.',
    signedInAs: 'Sie sind bei {organization} als {account} angemeldet.',
    sso: 'Weiter mit SSO',
    connection: 'Weiter mit {connection}',
    errorHeading: 'Sie haben keinen Zugang',
  },
  businessPassword: {
    emailHeading: 'Mit Passwort anmelden',
    heading: 'Passwort eingeben',
    forgot: 'Registrieren oder Passwort zurücksetzen',
    forgotHeading: 'Neues Passwort festlegen',
    forgotText: 'Wir senden Ihnen einen Link, mit dem Sie ein Passwort festlegen.',
    verify:
      'Ein Link wurde an {email} gesendet. Öffnen Sie ihn, um Ihre Adresse zu bestätigen und ein Passwort festzulegen.',
    setNew: 'Ein Link zum Festlegen eines neuen Passworts wurde an {email} gesendet.',
  },
  sso: {
    emailHeading: 'Anmeldung Ihrer Organisation finden',
    emailText:
      'Geben Sie Ihre geschäftliche E-Mail-Adresse ein, und wir finden die Anmeldung Ihrer Organisation.',
    menuHeading: 'Anmeldung auswählen',
    menuText: '{email} kann sich anmelden mit:',
    slugHeading: 'Um welche Organisation geht es?',
    slugText:
      'Für {email} haben wir keine Anmeldung gefunden. Geben Sie den Kurznamen Ihrer Organisation ein, wie er in ihrer Webadresse steht.',
    slug: 'Kurzname der Organisation',
    slugPlaceholder: 'beispiel-gmbh',
    otherWay: 'Auf andere Weise anmelden',
  },
  mfa: {
    ...mfa,
    chooseEnrolledHeading: 'Zweiten Schritt auswählen',
    choose: 'Ihre Organisation verlangt bei der Anmeldung einen zweiten Schritt.',
  },
  errors: {
    ...mfaErrors,
    organizationLookup: 'Die Organisation konnte nicht abgerufen werden. Bitte versuchen Sie es erneut.',
    noMethods:
      '{organization} erlaubt keine der Anmeldemethoden, die diese Seite anbietet. Wenden Sie sich an die Administration von {organization}.',
    cannotJoin:
      'Mit diesem Konto können Sie {organization} nicht beitreten. Bitten Sie die Administration um eine Einladung, oder verwenden Sie eine andere Adresse.',
    organizationName: 'Geben Sie einen Namen für die Organisation ein.',
    slugUnknown: 'Keine Organisation hat diesen Namen. Prüfen Sie ihn, und versuchen Sie es erneut.',
    noSso: 'Diese Organisation verwendet kein SSO. Melden Sie sich auf andere Weise an.',
    notMember:
      'Diese Adresse hat keinen Zugang zu {organization}. Bitten Sie die Administration um eine Einladung, oder verwenden Sie eine andere Adresse.',
    passwordsApart:
      'Passwörter gehören hier zu einer Organisation. Melden Sie sich auf andere Weise an, oder öffnen Sie die Anmeldeseite Ihrer Organisation.',
    domainClaimed:
      'Die Domain dieser Adresse gehört einer anderen Organisation. Verwenden Sie eine andere Adresse, oder wenden Sie sich an deren Administration.',
    phoneTaken: 'Diese Nummer wird in der Organisation schon verwendet. Verwenden Sie eine andere.',
    notAllowed:
      'Die Organisation erlaubt dies nicht. Melden Sie sich auf andere Weise an, oder wenden Sie sich an die Administration.',
    organizationNameRefused: 'Dieser Name kann nicht verwendet werden. Wählen Sie einen anderen.',
  },
} satisfies BusinessTranslation;
