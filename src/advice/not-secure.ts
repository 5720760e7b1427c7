/** Said in the console, too: nothing that a visitor sees tells the author why nobody stays signed in. */
export const NOT_SECURE =
  'The page is not served over https, so browsers drop the cookies of the session, and neither PKCE nor passkeys work. Use https, or localhost.';
