/**
 * In localStorage: when the visitor last signed out, in ms since 1970. Of any project, because a tab that leaves for a social login
 * does not note which.
 */
export const LAST_SIGN_OUT_KEY = 'auth-widget:last-sign-out';
