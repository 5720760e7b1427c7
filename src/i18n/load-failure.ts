/** Texts for when the app cannot be loaded. The catalogue comes with the app, so the entry chunk has these. */
export const loadFailure = {
  network: 'The sign-in service could not be reached. Check your connection and try again.',
  load: 'Part of this form could not be loaded. Try again, or reload the page.',
  retry: 'Try again',
};
