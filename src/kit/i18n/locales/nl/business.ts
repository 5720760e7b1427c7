import type { BusinessTranslation } from '../../catalogue.ts';
import { mfa, mfaErrors } from './mfa.ts';

export default {
  organization: {
    heading: 'Doorgaan naar {organization}',
    looking: 'De organisatie wordt opgezocht',
    checkAgain: 'Opnieuw controleren',
    notFoundHeading: 'Organisatie niet gevonden',
    notFound:
      'Op dit adres is geen organisatie. Controleer de link of vraag het aan degene die hem heeft gestuurd.',
    demandedHeading: 'Bevestig dat jij het bent',
    demanded: 'Log op een van deze manieren in om door te gaan naar {organization}.',
    backToList: 'Terug naar je organisaties',
  },
  discovery: {
    heading: 'Kies een organisatie',
    signedInAs: 'Je bent ingelogd als {email}.',
    loading: 'Je organisaties worden geladen',
    search: 'Organisatie zoeken',
    matches: { one: '{count} organisatie gevonden', other: '{count} organisaties gevonden' },
    join: 'Deelnemen aan {organization}',
    acceptInvite: 'Uitnodiging van {organization} accepteren',
    noneHeading: 'Nog geen organisatie',
    none: '{email} hoort nog niet bij een organisatie.',
    noneClosed:
      '{email} hoort niet bij een organisatie. Vraag een beheerder om een uitnodiging of gebruik een ander adres.',
    create: 'Organisatie aanmaken',
    name: 'Naam van de organisatie',
    namePlaceholder: 'Voorbeeld B.V.',
    otherEmail: 'Een ander e-mailadres gebruiken',
  },
  emailMethod: {
    heading: 'Hoe wil je inloggen?',
    text: 'We sturen een e-mail naar {email}.',
  },
  business: {
    usePassword: 'Een wachtwoord gebruiken',
    signedIn: 'Je bent ingelogd bij {organization}.',
    signedInAs: 'Je bent ingelogd bij {organization} als {account}.',
    sso: 'Doorgaan met SSO',
    connection: 'Doorgaan met {connection}',
    errorHeading: 'Je hebt geen toegang',
  },
  businessPassword: {
    emailHeading: 'Inloggen met een wachtwoord',
    heading: 'Vul je wachtwoord in',
    forgot: 'Registreren of wachtwoord opnieuw instellen',
    forgotHeading: 'Een nieuw wachtwoord instellen',
    forgotText: 'We mailen je een link om een wachtwoord in te stellen.',
    verify:
      'Er is een link gestuurd naar {email}. Open die om je adres te bevestigen en een wachtwoord te kiezen.',
    setNew: 'Er is een link om een nieuw wachtwoord in te stellen gestuurd naar {email}.',
  },
  sso: {
    emailHeading: 'Vind de inlogpagina van je organisatie',
    emailText: 'Vul je zakelijke e-mailadres in, dan zoeken we op hoe je organisatie inlogt.',
    menuHeading: 'Kies hoe je wilt inloggen',
    menuText: '{email} kan inloggen met:',
    slugHeading: 'Om welke organisatie gaat het?',
    slugText:
      'We hebben voor {email} niets gevonden om mee in te loggen. Vul de korte naam van je organisatie in, zoals die in het webadres staat.',
    slug: 'Korte naam van de organisatie',
    slugPlaceholder: 'voorbeeld-bv',
    otherWay: 'Kies een andere manier om in te loggen',
  },
  mfa: {
    ...mfa,
    chooseEnrolledHeading: 'Kies een tweede stap',
    choose: 'Je organisatie vraagt om een tweede stap bij het inloggen.',
  },
  errors: {
    ...mfaErrors,
    organizationLookup: 'De organisatie kon niet worden opgezocht. Probeer het opnieuw.',
    noMethods:
      '{organization} staat geen van de inlogmethoden van deze pagina toe. Vraag het aan een beheerder van {organization}.',
    cannotJoin:
      'Met dit account kun je niet deelnemen aan {organization}. Vraag een beheerder om een uitnodiging of gebruik een ander adres.',
    organizationName: 'Vul een naam voor de organisatie in.',
    slugUnknown: 'Geen organisatie heeft deze naam. Controleer hem en probeer het opnieuw.',
    noSso: 'Deze organisatie gebruikt geen SSO. Kies een andere manier om in te loggen.',
    notMember:
      'Dit adres heeft geen toegang tot {organization}. Vraag een beheerder om een uitnodiging of gebruik een ander adres.',
    passwordsApart:
      'Wachtwoorden horen hier bij één organisatie. Log op een andere manier in of open de inlogpagina van je organisatie.',
    domainClaimed:
      'Het domein van dit adres hoort bij een andere organisatie. Gebruik een ander adres of vraag het aan de beheerder daarvan.',
    phoneTaken: 'Dit nummer wordt al gebruikt in de organisatie. Gebruik een ander nummer.',
    notAllowed:
      'De organisatie staat dit niet toe. Log op een andere manier in of vraag het aan een beheerder.',
    organizationNameRefused: 'Deze naam kan niet worden gebruikt. Kies een andere.',
  },
} satisfies BusinessTranslation;
