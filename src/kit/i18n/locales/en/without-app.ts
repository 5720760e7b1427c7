/** What is shown before the app is there: the catalogue comes with that. */
export const loading = 'Loading';
export const signedOut = {
  account: 'Sign in to manage your account.',
  passkeysHeading: 'Your passkeys',
  passkeys: 'Sign in to manage your passkeys.',
};

/** When the app cannot be loaded or started. */
export const loadFailure = {
  network: 'The sign-in service could not be reached. Check your connection and try again.',
  load: 'Part of this form could not be loaded. Try again, or reload the page.',
  retry: 'Try again',
  unsupported: 'This browser cannot show the sign-in form. Please update it or use another one.',
};
