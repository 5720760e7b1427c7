import type { B2bStringOverrides } from '../../catalogue.ts';

/**
 * The English of the look "modern", where a product would not sign the other texts: "log in" for all that leads to a session, no
 * exclamation marks. No other look loads them. Those of the first screen are in the entries, too (build/first-screen/texts.ts).
 */
export default {
  common: {
    availableIn: { other: 'in {time}' },
  },
  main: {
    headingOf: 'Log in to {app}',
  },
  phone: {
    bySms: 'Text me a code',
    byWhatsapp: 'Send by WhatsApp',
  },
  emailConfirmation: {
    sent: 'We sent a link to {email}.',
    tryAgain: 'Use another email',
  },
  passcode: {
    heading: 'Enter the code',
    sent: 'We sent a 6-digit code to {destination}.',
    label: '6-digit code',
    expiresIn: 'The code expires in {time}.',
    expired: 'This code has expired.',
    resend: 'Resend',
    resent: 'New code sent',
    verifying: 'Checking the code…',
  },
  loggingIn: {
    failedHeading: 'Couldn’t log you in',
    confirmOAuth: 'This login was not started in this tab. Continue only if you started it yourself.',
    alreadyHeading: 'You’re already signed in',
    otherAccount: 'You’re about to log in as {account}. Continue only if this account is yours.',
  },
  password: {
    loginHeading: 'Log in',
    chooseHeading: 'Create your account',
    chooseLink: 'Set a password, or get a link by email.',
    chooseCode: 'Set a password, or get a code by email.',
    setHeading: 'Create your account',
    create: 'Set a password to finish.',
    forgot: 'Forgot password?',
    passwordless: 'Log in without a password',
    sendFailed: 'Couldn’t send the email',
  },
  strength: {
    breached: 'This password appeared in a data leak. Choose another.',
  },
  passwordForgot: {
    heading: 'Check your email',
    sent: 'We sent a link to {email}. Open it to set a new password.',
    missing: 'Didn’t get it?',
  },
  passwordBreached: {
    heading: 'Set a new password',
    sent: 'This password appeared in a data leak of another site. To keep your account safe, we sent a link to {email}. Open it to set a new one.',
  },
  passwordDedupe: {
    heading: 'Check your email',
    sent: 'To make sure it’s you, we sent a login link to {email}.',
  },
  passwordSetNew: {
    heading: 'Check your email',
    sent: 'We sent a login link to {email}.',
  },
  crypto: {
    continueWith: '{wallet}',
    otherEthereum: 'Other Ethereum wallet',
    otherSolana: 'Other Solana wallet',
    others: 'More wallets',
    othersHeading: 'More wallets',
    setUpText:
      'Install one of these wallets and create an account in it. Then come back here and log in with it.',
    connecting: 'Connecting to your wallet…',
    connectingText: 'Use your wallet’s pop-up to log in.',
    signing: 'Waiting for your wallet…',
    failedHeading: 'Couldn’t connect to your wallet',
    failed: 'Nothing was signed. Try again.',
  },
  passkeys: {
    offerHeading: 'Log in faster next time',
    offer: 'Create a passkey, and your fingerprint, face or screen lock is all you need to log in.',
  },
  mfa: {
    choose: 'Your organization asks for a second step when you log in.',
    smsEnroll: 'We’ll text you a code whenever you log in.',
    save: 'With one of these codes, you can log in without your authenticator app. Keep them in a safe place: each works once.',
  },
  proof: {
    heading: 'Confirm it’s you',
    lost: 'I can’t use this any more',
    none: 'You can’t confirm this here. Log in again, then try once more.',
  },
  organization: {
    demanded: 'To continue to {organization}, use one of these ways to log in.',
  },
  emailMethod: {
    heading: 'How would you like to log in?',
  },
  businessPassword: {
    emailHeading: 'Log in with a password',
    verify: 'We sent a link to {email}. Open it to verify your address and choose a password.',
    setNew: 'We sent a link to {email}. Open it to set a new password.',
  },
  sso: {
    emailHeading: 'Find your organization’s login',
    emailText: 'Enter your work email address, and we’ll find out how your organization logs in.',
    menuHeading: 'Choose how to log in',
    menuText: '{email} can log in with:',
    slugText:
      'We found no login for {email}. Enter your organization’s short name, as it appears in its web address.',
    otherWay: 'Choose another way to log in',
  },
  errors: {
    configuration: 'This form is not set up correctly. Please contact the site.',
    network: 'The login service could not be reached. Check your connection and try again.',
    timeout: 'The login service did not answer in time. Please try again.',
    provider: 'The login service could not complete this. Please try again.',
    clock:
      'This device’s date or time seems to be wrong, so you could not be logged in. Correct it, then try again.',
    terms: 'Tick this box to agree and continue.',
    invalidOtpEmail: 'Invalid email address',
    invalidPhone: 'Enter a valid phone number.',
    emptyPassword: 'Enter your password.',
    invalidPasscode: 'This code did not work. Check it and try again.',
    accessDenied: 'Login was canceled. Try again, or choose another way.',
    providerFailed: 'The provider could not log you in. Try again, or choose another way.',
    webview: 'Google does not let you log in inside this app. Open this page in your browser.',
    unknownProvider: 'This way to log in is not available. Please choose another one.',
    walletConnect: 'Couldn’t connect to your wallet.',
    walletSign: 'Couldn’t sign the message.',
    no_biometrics_registration: 'This passkey is no longer valid here. Please log in another way.',
    session_expired: 'Your session has expired. Please log in again.',
    discoveryExpired: 'This login is no longer valid. Please log in again.',
    noMethods:
      '{organization} does not allow any of the ways to log in that this page offers. Please contact an administrator.',
    noSso: 'We couldn’t find SSO for this organization. Choose another way to log in.',
    passwordsApart:
      'Passwords belong to one organization here. Log in another way, or open your organization’s own login page.',
    notAllowed:
      'The organization does not allow this. Choose another way to log in, or ask an administrator.',
  },
} satisfies B2bStringOverrides;
