/** The English texts that only `<auth-b2b-widget>` has. */
import { mfa, mfaErrors } from './mfa.ts';

export default {
  organization: {
    heading: 'Continue to {organization}',
    looking: 'Looking for the organization',
    checkAgain: 'Check again',
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
    search: 'Find an organization',
    matches: { one: '{count} organization found', other: '{count} organizations found' },
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
    signedInAs: 'You are signed in to {organization} as {account}.',
    sso: 'Continue with SSO',
    connection: 'Continue with {connection}',
    errorHeading: 'You don’t have access',
  },
  businessPassword: {
    emailHeading: 'Sign in with a password',
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
    otherWay: 'Choose another way to sign in',
  },
  mfa: {
    ...mfa,
    chooseEnrolledHeading: 'Choose a second step',
    choose: 'Your organization asks for a second step when you sign in.',
  },
  /** Added to those of every flow. */
  errors: {
    ...mfaErrors,
    organizationLookup: 'The organization could not be looked up. Please try again.',
    noMethods:
      '{organization} does not allow any of the ways to sign in that this page offers. Please contact an administrator.',
    cannotJoin:
      'You can’t join {organization} with this account. Ask an administrator for an invitation, or use another address.',
    organizationName: 'Enter a name for the organization.',
    slugUnknown: 'No organization has this name. Check it and try again.',
    noSso: 'We couldn’t find SSO for this organization. Choose another way to sign in.',
    notMember:
      'This address has no access to {organization}. Ask an administrator for an invitation, or use another address.',
    passwordsApart:
      'Passwords belong to one organization here. Sign in another way, or open your organization’s own sign-in page.',
    domainClaimed:
      'The domain of this address belongs to another organization. Use another address, or ask its administrator.',
    phoneTaken: 'This number is already used in the organization. Use another one.',
    notAllowed:
      'The organization does not allow this. Choose another way to sign in, or ask an administrator.',
    organizationNameRefused: 'This name cannot be used. Choose another one.',
  },
};
