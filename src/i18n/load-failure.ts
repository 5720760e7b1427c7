/** Texts for when the app cannot be loaded or started. The catalogue comes with the app, so the entry chunk has these. */
export const loadFailure = {
  network: 'The sign-in service could not be reached. Check your connection and try again.',
  retry: 'Try again',
  unsupported: 'This browser cannot show the sign-in form. Please update it or use another one.',
};
