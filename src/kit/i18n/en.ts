import { loadFailure } from './load-failure.ts';
import type { passkeyListTexts } from './passkey-list-texts.ts';
import type { passkeyTexts } from './passkey-texts.ts';
import { sessionTexts } from './session-texts.ts';
import type { PartialTexts, Texts } from './text.ts';

/**
 * The English catalogue is the source of truth: its keys are the keys of every other catalogue, and its texts stand in
 * for those that a language lacks. `{slot}` is filled in by `format`.
 */
const texts = {
  common: {
    back: 'Back',
    continue: 'Continue',
    or: 'or',
    loading: 'Loading',
    sending: 'Sending…',
    notifications: 'Notifications',
    poweredBy: 'Powered by Stytch',
    retry: loadFailure.retry,
    opensInNewTab: '(opens in a new tab)',
    signedInAs: 'Signed in as {account}.',
    availableIn: { one: '(in {count} second)', other: '(in {count} seconds)' },
  },
  main: {
    heading: 'Sign up or log in',
    loginMethod: 'Login method',
    text: 'Text',
    whatsapp: 'WhatsApp',
    email: 'Email',
  },
  oauth: {
    continueWith: 'Continue with {provider}',
  },
  phone: {
    country: 'Country',
    number: 'Phone number',
    placeholder: '(123) 456-7890',
    search: 'Search',
    options: 'Options',
    noMatch: 'No country found',
  },
  email: {
    label: 'Email',
    placeholder: 'example@email.com',
  },
  emailConfirmation: {
    heading: 'Check your email',
    sent: 'An email was sent to {email}.',
    openGmail: 'Open in Gmail',
    openYahoo: 'Open in Yahoo',
    openOutlook: 'Open in Outlook',
    tryAgain: 'Try again',
  },
  passcode: {
    heading: 'Enter passcode',
    sent: 'A 6-digit pass code was sent to you at {destination}',
    label: 'Passcode',
    expiresIn: 'Your code expires in {time}.',
    expired: 'Your code has expired.',
    resend: 'Resend code',
    resent: 'Code resent',
    verifying: 'Verifying your passcode',
    confirmedHeading: 'Success',
    confirmed: 'Your passcode has been successfully verified.',
  },
  loggingIn: {
    heading: 'Logging in',
    failedHeading: 'Could not log you in',
    confirmHeading: 'Finish logging in',
    confirm:
      'This link was opened in a browser that did not ask for it. Continue only if you asked for it yourself.',
    confirmOAuth: 'This sign-in was not started in this tab. Continue only if you started it yourself.',
    otherAccount: 'This link signs you in as {account}. Continue only if this account is yours.',
    useAnother: 'Use another account',
    covered:
      'Another site is showing this page. Make sure that nothing covers the button, and press it again.',
  },
  password: {
    label: 'Password',
    show: 'Show password',
    hide: 'Hide password',
    changeEmail: 'Change',
    loginHeading: 'Log In',
    chooseHeading: 'Choose how you would like to create your account.',
    setHeading: 'Set a password',
    create: 'Finish creating your account by setting a password.',
    forgot: 'Forgot Password?',
    emailLink: 'Email me a login link',
    emailCode: 'Email me a login code',
    passwordless: 'Login without a password',
    createInstead: 'Create a password instead',
    createAccount: 'Create an account',
    sendingLink: 'Sending you a login link',
    sendingCode: 'Sending you a login code',
    sendFailed: 'Could not send the email',
    resend: 'Resend email',
    resent: 'Email resent',
    onItsWay: 'The email is already on its way.',
  },
  strength: {
    label: 'Password strength',
    weak: 'Weak',
    fair: 'Fair',
    strong: 'Strong',
    veryStrong: 'Very strong',
    checking: 'Checking',
    breached:
      'This password may have been used on a different site that experienced a security issue. Please choose another password.',
    minimumCharacters: { one: 'At least {count} character', other: 'At least {count} characters' },
    minimumComplexity: {
      one: 'At least {count} of: uppercase letter, lowercase letter, number, symbol',
      other: 'At least {count} of: uppercase letters, lowercase letters, numbers, symbols',
    },
    missingCharacters: { one: '{count} more character needed', other: '{count} more characters needed' },
    missingComplexity: { one: '{count} more kind needed', other: '{count} more kinds needed' },
    met: 'Done',
  },
  /** The provider sends these in English, so the English text must match the provider's word for word. */
  strengthWarnings: {
    straightRow: 'Straight rows of keys are easy to guess',
    keyPattern: 'Short keyboard patterns are easy to guess',
    simpleRepeat: 'Repeats like "aaa" are easy to guess',
    extendedRepeat: 'Repeats like "abcabcabc" are only slightly harder to guess than "abc"',
    sequences: 'Sequences like abc or 6543 are easy to guess',
    recentYears: 'Recent years are easy to guess',
    dates: 'Dates are often easy to guess',
    topTen: 'This is a top-10 common password',
    topHundred: 'This is a top-100 common password',
    common: 'This is a very common password',
    similarToCommon: 'This is similar to a commonly used password',
    wordByItself: 'A word by itself is easy to guess',
    namesByThemselves: 'Names and surnames by themselves are easy to guess',
    commonNames: 'Common names and surnames are easy to guess',
  },
  passwordForgot: {
    heading: 'Forgot password?',
    sent: 'A link to reset your password was sent to you at {email}.',
    missing: 'Didn’t get it?',
  },
  passwordBreached: {
    heading: 'Check your email to set a new password',
    sent: 'A different site where you use the same password had a security issue. For your safety, an email was sent to you at {email} to reset your password.',
  },
  passwordDedupe: {
    heading: 'Check your email to set a new password!',
    sent: 'We want to make sure it’s really you, so we sent a login link to you at {email}.',
  },
  passwordSetNew: {
    heading: 'Check your email!',
    sent: 'A login link was sent to you at {email}.',
  },
  passwordReset: {
    heading: 'Reset your password',
    label: 'New password',
    ask: 'Enter your email address, and we’ll send you a link to set a new password.',
    send: 'Send a new email',
  },
  passwordConfirmation: {
    heading: 'Success!',
    text: 'You have successfully logged in.',
  },
  crypto: {
    continueWith: 'Continue with {wallet}',
    otherEthereum: 'Other Ethereum Wallet',
    otherSolana: 'Other Solana Wallet',
    onEthereum: '{wallet} (Ethereum)',
    onSolana: '{wallet} (Solana)',
    others: 'Continue with other Crypto Wallet',
    othersHeading: 'Continue with other wallet',
    setUp: 'Set up a new crypto wallet',
    setUpText:
      'Install one of these wallets and create an account in it. Then come back here and log in with it.',
    connecting: 'Connecting to your wallet...',
    connectingText: 'Use your wallet’s pop-up to finish signing in.',
    signing: 'Completing signature request...',
    signingText: 'Sign the request in your wallet’s pop-up. It costs nothing.',
    noPopup: 'No pop-up? Unlock your wallet, or go back and try again.',
    confirmedHeading: 'Success!',
    confirmed: 'You have successfully connected your wallet.',
    failedHeading: 'Looks like there was an error!',
    failed:
      'Your sign in request could not be completed. Use the back arrow to return to the log in screen and try again!',
    notInstalled: '{wallet} is not installed in this browser.',
    noneInstalled: 'No such wallet is installed in this browser.',
    install: 'Install {wallet}',
  },
  /** Of the first screen. The others are in `passkey-texts.ts`. */
  passkeys: {
    continueWith: 'Continue with a passkey',
  },
  session: sessionTexts,
  errors: {
    configuration: 'This sign-in form is not set up correctly. Please contact the site.',
    page: 'This site could not complete this step. Please try again.',
    pageSlow: 'This is taking longer than expected.',
    network: loadFailure.network,
    load: loadFailure.load,
    timeout: 'The sign-in service did not answer in time. Please try again.',
    blocked:
      'A security check of this page was blocked. Allow it in your ad blocker or network filter, then reload the page.',
    provider: 'The sign-in service could not complete this. Please try again.',
    unexpected: 'Something went wrong. Please try again.',
    invalidOtpEmail: 'Invalid email, please try again.',
    invalidEmail: 'Invalid email address',
    invalidPhone: 'Invalid phone number, please try again.',
    phoneCountry: 'Codes cannot be sent to this country. Use another number or choose another way.',
    emptyPassword: 'Please enter your password.',
    wrongPassword: 'Wrong email address or password.',
    invalidPasscode: 'Invalid passcode, please try again.',
    one_tap: 'Google One Tap could not be used.',
    oneTapOrigin:
      'Google One Tap: this host is not allowed. Add {origins} to the authorized origins in the Google console.',
    oneTapClient:
      'Google One Tap: the client ID is not recognized. Compare the one in the dashboard with the one in the Google console.',
    oneTapConfig: 'Google One Tap: the project has no Google client configuration.',
    oneTapLoginUrls: 'Google One Tap: the project has no login redirect URLs set.',
    oneTapSignupUrls: 'Google One Tap: the project has no signup redirect URLs set.',
    accessDenied: 'You did not finish signing in with the provider. Try again or choose another way.',
    providerFailed: 'The provider could not sign you in. Try again or choose another way.',
    unknownProvider: 'This way of signing in is not available. Please choose another one.',
    walletConnect: '[Error] Could not connect to wallet',
    walletSign: '[Error] Could not sign message',
    emlAndEmailOtp: 'Error: Cannot use both EML and Email OTP',
  },
};

/** The complete catalogue of the app. */
export type Strings = Texts<typeof texts>;
/** Any part of a catalogue: a page's own texts, or a translation that may lack some. */
export type StringOverrides = PartialTexts<
  typeof texts & typeof passkeyTexts & { passkeyList: typeof passkeyListTexts }
>;

export const en: Strings = texts;
