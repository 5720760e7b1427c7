/** Texts for when the app cannot be loaded or started. The catalogue comes with the app, so the entry chunk has these. */
export const loadFailure = {
  network: 'The sign-in service could not be reached. Check your connection and try again.',
  load: 'Part of this form could not be loaded. Try again, or reload the page.',
  retry: 'Try again',
  unsupported: 'This browser cannot show the sign-in form. Please update it or use another one.',
};
