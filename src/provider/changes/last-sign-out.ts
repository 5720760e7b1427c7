/** In the origin: when the visitor has last signed out, of any project, in ms since 1970. */
export const LAST_SIGN_OUT_KEY = 'auth-widget:last-sign-out';
