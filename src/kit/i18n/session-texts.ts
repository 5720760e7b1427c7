/** The English texts of `<auth-session>`, which does without the rest of the catalogue. */
export const sessionTexts = {
  signIn: 'Sign in',
  signOut: 'Sign out',
  account: 'Account',
  accountOf: 'Account: {account}',
  signOutFailed:
    'You are still signed in, because the sign-in service did not respond. Sign out again to sign out on this device only.',
  unconfirmed: 'The sign-in service cannot be reached right now.',
};
