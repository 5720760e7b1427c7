import { loadFailure } from './without-app.ts';

/** The English texts of `<auth-session>`, which does without the rest of the catalogue. */
export const session = {
  signIn: 'Sign in',
  signOut: 'Sign out',
  account: 'Account',
  accountOf: 'Account: {account}',
  signOutFailed:
    'You are still signed in, because the sign-in service did not respond. Sign out again to sign out on this device only.',
  unconfirmed: 'The sign-in service cannot be reached right now.',
};

/** Leads to the page's account page. */
export const manage = 'Manage account';

/** Asks Stytch again. */
export const retry = loadFailure.retry;

/** In the account's menu. */
export const organizations = {
  /** Names the group of items. */
  organizations: 'Organizations',
  failed: 'The organization could not be opened. Please try again.',
};

/** The page of the site's server while Stytch cannot be asked who is signed in. */
export const unavailable = {
  heading: 'Please try again in a minute',
  explanation: 'We cannot check right now whether you are signed in. You have not been signed out.',
};
