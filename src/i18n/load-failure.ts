/** Texts for when the app cannot be loaded. The catalogue comes with the app, so the entry chunk has these. */
export const loadFailure = {
  network: 'The sign-in service could not be reached. Check your connection and try again.',
  retry: 'Try again',
};
