import type { Strings } from '../en.ts';

/** Dutch: je. */
const nl: Strings = {
  common: {
    back: 'Terug',
    continue: 'Doorgaan',
    or: 'of',
    loading: 'Laden',
    notifications: 'Meldingen',
    poweredBy: 'Geleverd door Stytch',
    retry: 'Opnieuw proberen',
    opensInNewTab: '(opent op een nieuw tabblad)',
  },
  main: {
    heading: 'Registreren of inloggen',
    loginMethod: 'Inlogmethode',
    text: 'Sms',
    whatsapp: 'WhatsApp',
    email: 'E-mail',
  },
  oauth: {
    continueWith: 'Doorgaan met {provider}',
  },
  phone: {
    country: 'Land',
    number: 'Telefoonnummer',
    placeholder: '(123) 456-7890',
    search: 'Zoeken',
    noMatch: 'Geen land gevonden',
  },
  email: {
    label: 'E-mailadres',
    placeholder: 'naam@voorbeeld.nl',
  },
  emailConfirmation: {
    heading: 'Check je e-mail',
    sent: 'Er is een e-mail gestuurd naar {email}.',
    openGmail: 'Openen in Gmail',
    openYahoo: 'Openen in Yahoo',
    openOutlook: 'Openen in Outlook',
    tryAgain: 'Opnieuw proberen',
  },
  passcode: {
    heading: 'Vul de verificatiecode in',
    sent: 'Er is een verificatiecode van 6 cijfers gestuurd naar {destination}',
    label: 'Verificatiecode',
    expiresIn: 'Je code verloopt over {time}.',
    expired: 'Je code is verlopen.',
    resend: 'Code opnieuw sturen',
    resent: 'Code opnieuw gestuurd',
    verifying: 'Je verificatiecode wordt gecontroleerd',
    confirmedHeading: 'Gelukt',
    confirmed: 'Je verificatiecode is geverifieerd.',
  },
  loggingIn: {
    heading: 'Bezig met inloggen',
    confirmHeading: 'Inloggen afronden',
    confirm:
      'Deze link is geopend in een browser die er niet om heeft gevraagd. Ga alleen door als je de link zelf hebt aangevraagd.',
    confirmOAuth:
      'Deze inlogpoging is niet op dit tabblad gestart. Ga alleen door als je er zelf mee bent begonnen.',
  },
  password: {
    label: 'Wachtwoord',
    show: 'Wachtwoord tonen',
    hide: 'Wachtwoord verbergen',
    loginHeading: 'Inloggen',
    createHeading: 'Maak je account',
    chooseHeading: 'Kies hoe je je account wilt maken.',
    create: 'Stel een wachtwoord in om je account af te ronden.',
    forgot: 'Wachtwoord vergeten?',
    emailLink: 'Mail me een inloglink',
    emailCode: 'Mail me een inlogcode',
    passwordless: 'Inloggen zonder wachtwoord',
    createInstead: 'Liever een wachtwoord maken',
    sendingLink: 'We sturen je een inloglink',
    sendingCode: 'We sturen je een inlogcode',
    resend: 'E-mail opnieuw sturen',
    resent: 'E-mail opnieuw gestuurd',
  },
  strength: {
    label: 'Wachtwoordsterkte',
    weak: 'Zwak',
    fair: 'Redelijk',
    strong: 'Sterk',
    veryStrong: 'Zeer sterk',
    checking: 'Controleren',
    breached:
      'Dit wachtwoord is mogelijk gebruikt op een andere site die een beveiligingsprobleem heeft gehad. Kies een ander wachtwoord.',
    minimumCharacters: { one: 'Minstens {count} teken', other: 'Minstens {count} tekens' },
    minimumComplexity: {
      one: 'Minstens {count} van: hoofdletter, kleine letter, cijfer, symbool',
      other: 'Minstens {count} van: hoofdletters, kleine letters, cijfers, symbolen',
    },
    missingCharacters: { one: '{count} extra teken nodig', other: '{count} extra tekens nodig' },
    missingComplexity: { one: '{count} extra soort nodig', other: '{count} extra soorten nodig' },
    met: 'Voldaan',
  },
  passwordForgot: {
    heading: 'Wachtwoord vergeten?',
    sent: 'Er is een link om je wachtwoord opnieuw in te stellen gestuurd naar {email}.',
    missing: 'Niet ontvangen?',
  },
  passwordBreached: {
    heading: 'Check je e-mail om een nieuw wachtwoord in te stellen',
    sent: 'Een andere site waar je hetzelfde wachtwoord gebruikt, heeft een beveiligingsprobleem gehad. Voor je veiligheid is er een e-mail gestuurd naar {email} om je wachtwoord opnieuw in te stellen.',
  },
  passwordDedupe: {
    heading: 'Check je e-mail om een nieuw wachtwoord in te stellen!',
    sent: 'We willen zeker weten dat jij het echt bent en hebben een inloglink gestuurd naar {email}.',
  },
  passwordSetNew: {
    heading: 'Check je e-mail!',
    sent: 'Er is een inloglink gestuurd naar {email}.',
  },
  passwordReset: {
    heading: 'Stel je wachtwoord opnieuw in',
    label: 'Nieuw wachtwoord',
    ask: 'Vul je e-mailadres in. We sturen je een link om een nieuw wachtwoord in te stellen.',
    send: 'Nieuwe e-mail sturen',
  },
  passwordConfirmation: {
    heading: 'Gelukt!',
    text: 'Je bent ingelogd.',
  },
  crypto: {
    continueWith: 'Doorgaan met {wallet}',
    otherEthereum: 'Andere Ethereum-wallet',
    otherSolana: 'Andere Solana-wallet',
    onEthereum: '{wallet} (Ethereum)',
    onSolana: '{wallet} (Solana)',
    others: 'Doorgaan met andere cryptowallet',
    othersHeading: 'Doorgaan met andere wallet',
    setUp: 'Nieuwe cryptowallet instellen',
    setUpText:
      'Installeer een van deze wallets en maak er een account in. Kom daarna hier terug en log ermee in.',
    connecting: 'Verbinden met je wallet…',
    connectingText: 'Gebruik de pop-up van je wallet om het inloggen af te ronden.',
    signing: 'Ondertekeningsverzoek afronden…',
    signingText: 'Onderteken het verzoek in de pop-up van je wallet. Het kost niets.',
    noPopup: 'Zie je geen pop-up? Ontgrendel je wallet, of ga terug en probeer het opnieuw.',
    confirmedHeading: 'Gelukt!',
    confirmed: 'Je wallet is verbonden.',
    failedHeading: 'Er lijkt een fout te zijn opgetreden!',
    failed:
      'Je inlogverzoek kon niet worden voltooid. Ga met de pijl terug naar het inlogscherm en probeer het opnieuw!',
  },
  errors: {
    configuration: 'Dit inlogformulier is niet goed ingesteld.',
    network: 'De inlogdienst is niet bereikbaar. Controleer je verbinding en probeer het opnieuw.',
    timeout: 'De inlogdienst heeft niet op tijd gereageerd. Probeer het opnieuw.',
    blocked:
      'Een browserextensie of netwerkfilter blokkeert de inlogdienst. Sta deze toe en probeer het opnieuw.',
    provider: 'De inlogdienst kon dit niet uitvoeren. Probeer het opnieuw.',
    unexpected: 'Er is iets misgegaan. Probeer het opnieuw.',
    invalidOtpEmail: 'Ongeldig e-mailadres, probeer het opnieuw.',
    invalidEmail: 'Ongeldig e-mailadres',
    invalidPhone: 'Ongeldig telefoonnummer, probeer het opnieuw.',
    emptyPassword: 'Vul je wachtwoord in.',
    invalidPasscode: 'Ongeldige verificatiecode, probeer het opnieuw.',
    one_tap: 'Google One Tap kon niet worden gebruikt.',
    oneTapOrigin:
      'Google One Tap: deze host is niet toegestaan. Voeg de host toe aan de geautoriseerde bronnen in de Google-console; localhost zowel met als zonder poort.',
    oneTapClient:
      'Google One Tap: de client-ID wordt niet herkend. Vergelijk die in het dashboard met die in de Google-console.',
    oneTapConfig: 'Google One Tap: het project heeft geen Google-clientconfiguratie.',
    oneTapLoginUrls: 'Google One Tap: voor het project zijn geen omleidings-URL’s voor inloggen ingesteld.',
    oneTapSignupUrls:
      'Google One Tap: voor het project zijn geen omleidings-URL’s voor registreren ingesteld.',
    accessDenied:
      'Je hebt het inloggen bij de provider niet afgerond. Probeer het opnieuw of kies een andere manier.',
    providerFailed: 'De provider kon je niet inloggen. Probeer het opnieuw of kies een andere manier.',
    unknownProvider: 'Deze manier van inloggen is niet beschikbaar. Kies een andere.',
    walletConnect: '[Fout] Kan geen verbinding maken met wallet',
    walletSign: '[Fout] Kan bericht niet ondertekenen',
    emlAndEmailOtp: 'Fout: EML en e-mail-OTP kunnen niet samen worden gebruikt',
  },
};

export default nl;
