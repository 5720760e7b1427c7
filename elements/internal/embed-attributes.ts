/**
 * The attributes that `embed.js` copies to the element. Any other, such as `onclick` or `style`, would be live markup
 * that a content management system has let through as harmless data.
 */
export const EMBED_ATTRIBUTES: readonly string[] = [
  // Of every HTML element.
  'id',
  'class',
  'lang',
  'dir',
  'slot',
  // Of ours. Listed, because importing the elements would put all of their code into `embed.js`.
  'public-token',
  'api-url',
  'demo',
  'config',
  'theme',
  'vertical',
  'strings',
  'locale',
  'color-scheme',
  'no-shadow',
  'fields',
  'success-url',
  'redirect-handling',
  'submit-session',
  'name',
  'products',
  'oauth-providers',
  'otp-methods',
  'otp-expiration-minutes',
  'phone-country',
  'session-duration-minutes',
  'login-redirect-url',
  'signup-redirect-url',
  'reset-password-redirect-url',
  'domain-hint',
  'passkey-domain',
  'hide-header-text',
  'logo-image-url',
  'already-signed-in',
  'password-reset-token',
  'sign-in-url',
];
