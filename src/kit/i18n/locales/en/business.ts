/** The English texts that only `<auth-b2b-widget>` has. */
export default {
  organization: {
    heading: 'Continue to {organization}',
    looking: 'Looking for the organization',
    notFoundHeading: 'Organization not found',
    notFound:
      'There is no organization at this address. Check the link, or ask the person who sent it to you.',
    demandedHeading: 'Confirm it’s you',
    demanded: 'To continue to {organization}, use one of these ways to sign in.',
    backToList: 'Back to your organizations',
  },
  discovery: {
    heading: 'Choose an organization',
    signedInAs: 'You are signed in as {email}.',
    loading: 'Loading your organizations',
    join: 'Join {organization}',
    acceptInvite: 'Accept invitation to {organization}',
    noneHeading: 'No organization yet',
    none: '{email} does not belong to an organization yet.',
    noneClosed:
      '{email} does not belong to an organization. Ask an administrator for an invitation, or use another address.',
    create: 'Create an organization',
    name: 'Organization name',
    namePlaceholder: 'Example Inc.',
    otherEmail: 'Use another email address',
  },
  emailMethod: {
    heading: 'How would you like to sign in?',
    text: 'We’ll email {email}.',
  },
  business: {
    usePassword: 'Use a password instead',
    signedIn: 'You are signed in to {organization}.',
    sso: 'Continue with SSO',
    connection: 'Continue with {connection}',
    errorHeading: 'You can’t sign in here',
  },
  businessPassword: {
    emailHeading: 'Log in with a password',
    heading: 'Enter your password',
    forgot: 'Sign up or reset password',
    forgotHeading: 'Set a new password',
    forgotText: 'We’ll email you a link to set a password.',
    verify: 'A link was sent to {email}. Open it to verify your address and choose a password.',
    setNew: 'A link to set a new password was sent to {email}.',
  },
  sso: {
    emailHeading: 'Find your organization’s sign-in',
    emailText: 'Enter your work email address, and we’ll find out how your organization signs in.',
    menuHeading: 'Choose how to sign in',
    menuText: '{email} can sign in with:',
    slugHeading: 'Which organization is it?',
    slugText:
      'We found no sign-in for {email}. Enter your organization’s short name, as it appears in its web address.',
    slug: 'Organization’s short name',
    slugPlaceholder: 'example-inc',
  },
  mfa: {
    chooseHeading: 'Add a second step',
    chooseEnrolledHeading: 'Choose a second step',
    choose: 'Your organization asks for a second step when you sign in.',
    sms: 'Text me a code',
    totp: 'Use an authenticator app',
    smsEnrollHeading: 'Add your phone number',
    smsEnroll: 'We’ll text you a code whenever you sign in.',
    smsSend: 'Send code',
    smsHeading: 'Enter the code',
    totpEnrollHeading: 'Add an authenticator app',
    totpEnroll: 'Scan the QR code with your authenticator app, or enter the key in the app.',
    totpQr: 'QR code for your authenticator app',
    totpKey: 'Key',
    copy: 'Copy',
    copied: 'Copied',
    totpHeading: 'Enter the code from your app',
    totpText: 'Enter the 6-digit code that your authenticator app shows.',
    useRecovery: 'Use a recovery code',
    recoveryText: 'Enter one of the recovery codes that you saved. Each works once.',
    recoveryCode: 'Recovery code',
    saveHeading: 'Save your recovery codes',
    save: 'With one of these codes, you can sign in without your authenticator app. Keep them in a safe place: each works once.',
    saved: 'I have saved them',
  },
  /** Added to those of every flow. */
  errors: {
    organizationLookup: 'The organization could not be looked up. Please try again.',
    noMethods:
      '{organization} does not allow any of the ways to sign in that this page offers. Please contact an administrator.',
    cannotJoin:
      'You can’t join {organization} with this account. Ask an administrator for an invitation, or use another address.',
    discoveryExpired: 'Too much time has passed. Please sign in again.',
    organizationName: 'Enter a name for the organization.',
    slugUnknown: 'No organization has this name. Check it and try again.',
    noSso: 'This organization does not use SSO. Choose another way to sign in.',
    notMember:
      'This address has no access to {organization}. Ask an administrator for an invitation, or use another address.',
    passwordsApart:
      'Passwords belong to one organization here. Sign in another way, or open your organization’s own sign-in page.',
    wrongRecoveryCode: 'This recovery code does not work. Check it, or use another one.',
    domainClaimed:
      'The domain of this address belongs to another organization. Use another address, or ask its administrator.',
  },
};
