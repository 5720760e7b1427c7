/** The only texts that the entry chunk needs: where the widget's own code could not be loaded. */
export const LOAD_FAILURE = {
  network: 'The sign-in service could not be reached. Check your connection and try again.',
  retry: 'Try again',
} as const;
