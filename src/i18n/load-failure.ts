/** The texts that the entry chunk needs, apart from the catalogue, which comes with the app. */
export const loadFailure = {
  network: 'The sign-in service could not be reached. Check your connection and try again.',
  retry: 'Try again',
} as const;
