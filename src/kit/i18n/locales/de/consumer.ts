import type { StringOverrides } from '../../catalogue.ts';
import { retry, session } from './session.ts';

/** German: Sie. */
export default {
  common: {
    back: 'Zurück',
    continue: 'Weiter',
    or: 'oder',
    loading: 'Wird geladen',
    sending: 'Wird gesendet …',
    notifications: 'Benachrichtigungen',
    poweredBy: 'Betrieben mit Stytch',
    retry,
    signedInAs: 'Angemeldet als {account}.',
    notYourAccount: 'Nicht Ihr Konto? Abmelden',
    leaving: 'Sie werden weitergeleitet …',
    availableIn: { other: 'in {count} Sek.' },
  },
  main: {
    heading: 'Registrieren oder anmelden',
    loginMethod: 'Anmeldemethode',
    text: 'SMS',
    whatsapp: 'WhatsApp',
    email: 'E-Mail',
  },
  oauth: {
    continueWith: 'Weiter mit {provider}',
  },
  phone: {
    country: 'Land',
    number: 'Telefonnummer',
    byWhatsapp: 'Weiter mit WhatsApp',
    change: 'Telefonnummer ändern',
    placeholder: '(123) 456-7890',
  },
  email: {
    label: 'E-Mail-Adresse',
    placeholder: 'name@beispiel.de',
  },
  emailConfirmation: {
    heading: 'Sehen Sie in Ihrem Posteingang nach',
    sent: 'Eine E-Mail wurde an {email} gesendet.',
    openGmail: 'In Gmail öffnen',
    openYahoo: 'In Yahoo öffnen',
    openOutlook: 'In Outlook öffnen',
    tryAgain: 'Erneut versuchen',
  },
  passcode: {
    heading: 'Bestätigungscode eingeben',
    sent: 'Ein 6-stelliger Bestätigungscode wurde an {destination} gesendet',
    label: 'Bestätigungscode',
    expiresIn: 'Ihr Code läuft in {time} ab.',
    expired: 'Ihr Code ist abgelaufen.',
    resend: 'Code erneut senden',
    resent: 'Code erneut gesendet',
    verifying: 'Ihr Bestätigungscode wird geprüft',
    confirmedHeading: 'Geschafft!',
    confirmed: 'Ihr Bestätigungscode wurde erfolgreich überprüft.',
  },
  loggingIn: {
    heading: 'Anmeldung läuft',
    failedHeading: 'Anmeldung fehlgeschlagen',
    confirmHeading: 'Anmeldung abschließen',
    confirm:
      'Dieser Link wurde in einem anderen Browser angefordert. Fahren Sie nur fort, wenn Sie ihn angefordert haben.',
    confirmAnother:
      'Hier wurde schon einmal ein Link angefordert. Fahren Sie nur fort, wenn Sie auch diesen angefordert haben.',
    confirmOAuth:
      'Diese Anmeldung wurde nicht in diesem Tab gestartet. Fahren Sie nur fort, wenn Sie sie selbst gestartet haben.',
    otherAccount: 'Sie werden als {account} angemeldet. Fahren Sie nur fort, wenn dieses Konto Ihnen gehört.',
    useAnother: 'Anderes Konto verwenden',
    covered:
      'Eine andere Website zeigt diese Seite an. Achten Sie darauf, dass nichts die Schaltfläche verdeckt, und drücken Sie sie dann noch einmal.',
  },
  password: {
    label: 'Passwort',
    show: 'Passwort anzeigen',
    hide: 'Passwort verbergen',
    changeEmail: 'E-Mail-Adresse ändern',
    loginHeading: 'Anmelden',
    chooseHeading: 'Wählen Sie, wie Sie Ihr Konto erstellen möchten.',
    setHeading: 'Passwort festlegen',
    create: 'Legen Sie ein Passwort fest, um Ihr Konto fertig zu erstellen.',
    forgot: 'Passwort vergessen?',
    emailLink: 'Link per E-Mail erhalten',
    emailCode: 'Code per E-Mail erhalten',
    passwordless: 'Ohne Passwort anmelden',
    createInstead: 'Lieber Passwort erstellen',
    createAccount: 'Konto erstellen',
    sendingLink: 'Anmeldelink wird gesendet',
    sendingCode: 'Anmeldecode wird gesendet',
    sendFailed: 'E-Mail konnte nicht gesendet werden',
    resend: 'E-Mail erneut senden',
    resent: 'E-Mail erneut gesendet',
    onItsWay: 'Die E-Mail ist schon unterwegs.',
  },
  strength: {
    label: 'Passwortstärke',
    weak: 'Schwach',
    fair: 'Mittel',
    strong: 'Stark',
    veryStrong: 'Sehr stark',
    checking: 'Wird geprüft',
    hint: 'Verwenden Sie ein paar Wörter, die nichts miteinander zu tun haben.',
    breached:
      'Dieses Passwort wurde möglicherweise auf einer anderen Website verwendet, bei der es ein Sicherheitsproblem gab. Bitte wählen Sie ein anderes Passwort.',
    minimumCharacters: { one: 'Mindestens {count} Zeichen', other: 'Mindestens {count} Zeichen' },
    minimumComplexity: {
      one: 'Mindestens {count} davon: Großbuchstabe, Kleinbuchstabe, Ziffer, Symbol',
      other: 'Mindestens {count} davon: Großbuchstaben, Kleinbuchstaben, Ziffern, Symbole',
    },
    missingCharacters: { one: '{count} weiteres Zeichen nötig', other: '{count} weitere Zeichen nötig' },
    missingComplexity: { one: '{count} weitere Art nötig', other: '{count} weitere Arten nötig' },
    met: 'Erfüllt',
  },
  strengthWarnings: {
    straightRow: 'Gerade Tastenreihen sind leicht zu erraten',
    keyPattern: 'Kurze Tastaturmuster sind leicht zu erraten',
    simpleRepeat: 'Wiederholungen wie „aaa“ sind leicht zu erraten',
    extendedRepeat: 'Wiederholungen wie „abcabcabc“ sind nur wenig schwerer zu erraten als „abc“',
    sequences: 'Zeichenfolgen wie abc oder 6543 sind leicht zu erraten',
    recentYears: 'Jahreszahlen aus den letzten Jahren sind leicht zu erraten',
    dates: 'Datumsangaben sind oft leicht zu erraten',
    topTen: 'Dies ist eines der 10 häufigsten Passwörter',
    topHundred: 'Dies ist eines der 100 häufigsten Passwörter',
    common: 'Dies ist ein sehr häufiges Passwort',
    similarToCommon: 'Dieses Passwort ähnelt einem häufig verwendeten',
    wordByItself: 'Ein einzelnes Wort ist leicht zu erraten',
    namesByThemselves: 'Vor- und Nachnamen allein sind leicht zu erraten',
    commonNames: 'Häufige Vor- und Nachnamen sind leicht zu erraten',
  },
  passwordForgot: {
    heading: 'Passwort vergessen?',
    sent: 'Ein Link zum Zurücksetzen Ihres Passworts wurde an {email} gesendet.',
    missing: 'Keine E-Mail erhalten?',
  },
  passwordBreached: {
    heading: 'Legen Sie über den Link in Ihrem Posteingang ein neues Passwort fest',
    sent: 'Bei einer anderen Website, auf der Sie dasselbe Passwort verwenden, gab es ein Sicherheitsproblem. Zu Ihrer Sicherheit wurde eine E-Mail an {email} gesendet, mit der Sie Ihr Passwort zurücksetzen können.',
  },
  passwordDedupe: {
    heading: 'Legen Sie über den Link in Ihrem Posteingang ein neues Passwort fest',
    sent: 'Wir möchten sichergehen, dass wirklich Sie es sind, und haben einen Anmeldelink an {email} gesendet.',
  },
  passwordSetNew: {
    heading: 'Sehen Sie in Ihrem Posteingang nach',
    sent: 'Ein Anmeldelink wurde an {email} gesendet.',
  },
  passwordReset: {
    heading: 'Passwort zurücksetzen',
    label: 'Neues Passwort',
    ask: 'Geben Sie Ihre E-Mail-Adresse ein. Wir senden Ihnen einen Link, mit dem Sie ein neues Passwort festlegen können.',
    send: 'Neue E-Mail senden',
  },
  passwordConfirmation: {
    heading: 'Geschafft!',
    text: 'Sie haben sich erfolgreich angemeldet.',
  },
  crypto: {
    continueWith: 'Weiter mit {wallet}',
    otherEthereum: 'Andere Ethereum-Wallet',
    otherSolana: 'Andere Solana-Wallet',
    onEthereum: '{wallet} (Ethereum)',
    onSolana: '{wallet} (Solana)',
    others: 'Weiter mit anderer Krypto-Wallet',
    othersHeading: 'Weiter mit anderer Wallet',
    setUp: 'Neue Krypto-Wallet einrichten',
    setUpText:
      'Installieren Sie eine dieser Wallets und erstellen Sie darin ein Konto. Kehren Sie dann hierher zurück und melden Sie sich damit an.',
    connecting: 'Verbindung mit Ihrer Wallet wird hergestellt …',
    connectingText: 'Schließen Sie die Anmeldung im Pop-up-Fenster Ihrer Wallet ab.',
    signing: 'Signaturanfrage wird abgeschlossen …',
    signingText: 'Signieren Sie die Anfrage im Pop-up-Fenster Ihrer Wallet. Das kostet nichts.',
    noPopup:
      'Kein Pop-up-Fenster zu sehen? Entsperren Sie Ihre Wallet oder gehen Sie zurück und versuchen Sie es erneut.',
    confirmedHeading: 'Geschafft!',
    confirmed: 'Sie haben Ihre Wallet erfolgreich verbunden.',
    failedHeading: 'Anscheinend ist ein Fehler aufgetreten',
    failed:
      'Ihre Anmeldung konnte nicht abgeschlossen werden. Kehren Sie mit dem Zurück-Pfeil zum Anmeldebildschirm zurück und versuchen Sie es erneut.',
    notInstalled: '{wallet} ist in diesem Browser nicht installiert.',
    noneInstalled: 'In diesem Browser ist keine solche Wallet installiert.',
    requestWaiting: 'Öffnen Sie Ihre Wallet: Dort wartet eine Anfrage.',
    install: '{wallet} installieren',
  },
  passkeys: {
    continueWith: 'Weiter mit einem Passkey',
  },
  session,
  errors: {
    configuration:
      'Dieses Anmeldeformular ist nicht richtig eingerichtet. Bitte wenden Sie sich an die Website.',
    network:
      'Der Anmeldedienst ist nicht erreichbar. Prüfen Sie Ihre Verbindung und versuchen Sie es erneut.',
    load: 'Ein Teil dieses Formulars konnte nicht geladen werden. Bitte versuchen Sie es erneut oder laden Sie die Seite neu.',
    page: 'Diese Website konnte diesen Schritt nicht abschließen. Bitte versuchen Sie es erneut.',
    pageSlow: 'Das dauert länger als erwartet.',
    timeout: 'Der Anmeldedienst hat nicht rechtzeitig geantwortet. Bitte versuchen Sie es erneut.',
    blocked:
      'Eine Sicherheitsprüfung dieser Seite wurde blockiert. Lassen Sie sie in Ihrem Werbeblocker oder Netzwerkfilter zu und laden Sie die Seite neu.',
    provider: 'Der Anmeldedienst konnte dies nicht ausführen. Bitte versuchen Sie es erneut.',
    clock:
      'Datum oder Uhrzeit dieses Geräts scheinen nicht zu stimmen, daher war die Anmeldung nicht möglich. Stellen Sie sie richtig ein und versuchen Sie es erneut.',
    unexpected: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut.',
    emptyEmail: 'Geben Sie Ihre E-Mail-Adresse ein.',
    emptyPhone: 'Geben Sie Ihre Telefonnummer ein.',
    invalidOtpEmail: 'Ungültige E-Mail-Adresse. Bitte versuchen Sie es erneut.',
    invalidEmail: 'Ungültige E-Mail-Adresse',
    invalidPhone: 'Ungültige Telefonnummer. Bitte versuchen Sie es erneut.',
    phoneCountry:
      'In dieses Land können keine Codes gesendet werden. Verwenden Sie eine andere Nummer, oder wählen Sie einen anderen Weg.',
    emptyPassword: 'Bitte geben Sie Ihr Passwort ein.',
    wrongPassword: 'E-Mail-Adresse oder Passwort ist falsch.',
    invalidPasscode: 'Ungültiger Bestätigungscode. Bitte versuchen Sie es erneut.',
    one_tap: 'Google One Tap konnte nicht verwendet werden.',
    oneTapOrigin:
      'Google One Tap: Dieser Host ist nicht zugelassen. Fügen Sie {origins} in der Google-Konsole den autorisierten Quellen hinzu.',
    oneTapClient:
      'Google One Tap: Die Client-ID wurde nicht erkannt. Vergleichen Sie die im Dashboard mit der in der Google-Konsole.',
    oneTapConfig: 'Google One Tap: Für das Projekt ist kein Google-Client konfiguriert.',
    oneTapLoginUrls:
      'Google One Tap: Für das Projekt sind keine Weiterleitungs-URLs zur Anmeldung festgelegt.',
    oneTapSignupUrls:
      'Google One Tap: Für das Projekt sind keine Weiterleitungs-URLs zur Registrierung festgelegt.',
    accessDenied:
      'Die Anmeldung wurde abgebrochen. Versuchen Sie es erneut oder wählen Sie einen anderen Weg.',
    providerFailed:
      'Der Anbieter konnte Sie nicht anmelden. Versuchen Sie es erneut oder wählen Sie einen anderen Weg.',
    linkInvalid: 'Dieser Link ist abgelaufen oder wurde schon verwendet. Fordern Sie hier einen neuen an.',
    linkElsewhere:
      'Dieser Link funktioniert nur in dem Browser, in dem er angefordert wurde. Öffnen Sie ihn dort oder fordern Sie hier einen neuen an.',
    webview: 'In dieser App lässt Google keine Anmeldung zu. Öffnen Sie diese Seite in Ihrem Browser.',
    unknownProvider: 'Diese Anmeldemethode ist nicht verfügbar. Bitte wählen Sie eine andere.',
    walletConnect: '[Fehler] Verbindung mit der Wallet nicht möglich',
    walletSign: '[Fehler] Nachricht konnte nicht signiert werden',
    emlAndEmailOtp: 'Fehler: EML und E-Mail-OTP können nicht zugleich verwendet werden',
  },
} satisfies StringOverrides;
