/** The English catalogue: the source of truth for every text, by section. `{slot}` is filled in by `format`. */
export const en = {
  common: {
    back: 'Back',
    continue: 'Continue',
    or: 'or',
    loading: 'Loading',
    notifications: 'Notifications',
    poweredBy: 'Powered by Stytch',
    retry: 'Try again',
    opensInNewTab: '(opens in a new tab)',
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
    confirmHeading: 'Finish logging in',
    confirm:
      'This link was opened in a browser that did not ask for it. Continue only if you asked for it yourself.',
    confirmOAuth: 'This sign-in was not started in this tab. Continue only if you started it yourself.',
  },
  passwordConfirmation: {
    heading: 'Success!',
    text: 'You have successfully logged in.',
  },
  errors: {
    configuration: 'This sign-in form is not set up correctly.',
    network: 'The sign-in service could not be reached. Check your connection and try again.',
    timeout: 'The sign-in service did not answer in time. Please try again.',
    blocked: 'A browser extension or network filter blocks the sign-in service. Allow it and try again.',
    provider: 'The sign-in service could not do this. Please try again.',
    unexpected: 'Something went wrong. Please try again.',
    invalidOtpEmail: 'Invalid email, please try again.',
    invalidEmail: 'Invalid email address',
    invalidPhone: 'Invalid phone number, please try again.',
    invalidPasscode: 'Invalid passcode, please try again.',
    one_tap: 'Google One Tap could not be used.',
    oneTapOrigin:
      'Google One Tap: this host is not allowed. Add it to the authorized origins in the Google console; for localhost both with and without the port.',
    oneTapClient:
      'Google One Tap: the client ID is not recognized. Compare the one in the dashboard with the one in the Google console.',
    oneTapConfig: 'Google One Tap: the project has no Google client configuration.',
    oneTapLoginUrls: 'Google One Tap: the project has no login redirect URLs set.',
    oneTapSignupUrls: 'Google One Tap: the project has no signup redirect URLs set.',
    accessDenied: 'You did not finish signing in with the provider. Try again or choose another way.',
    providerFailed: 'The provider could not sign you in. Try again or choose another way.',
    unknownProvider: 'This way of signing in is not available. Please choose another one.',
    emlAndEmailOtp: 'Error: Cannot use both EML and Email OTP',
  },
} as const;

type Texts<T> = { readonly [Key in keyof T]: T[Key] extends string ? string : Texts<T[Key]> };
type PartialTexts<T> = { readonly [Key in keyof T]?: T[Key] extends string ? string : PartialTexts<T[Key]> };

/** A whole catalogue. */
export type Strings = Texts<typeof en>;
/** What a page may override: any part of it. */
export type StringOverrides = PartialTexts<typeof en>;
