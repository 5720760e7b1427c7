import { type AuthElement, authElement } from './internal/auth-element.ts';
import { type Fields, text } from './internal/fields.ts';

const FIELDS: Fields = {
  passwordResetToken: { attribute: 'password-reset-token', parse: text },
};

interface AuthResetPasswordElement extends AuthElement {
  passwordResetToken: string | undefined;
}

/**
 * The form that a password reset e-mail leads to. This version says that it is not there yet.
 *
 * @element auth-reset-password
 *
 * @attr {string} public-token - Public token of the provider's project. Required unless the property `client` is set.
 * @attr {string} api-url - Base URL of the provider's API. Default: the provider's own.
 * @attr {string} password-reset-token - Token of the reset e-mail. Default: `token` of the page's URL.
 *
 * @fires {AuthErrorEvent} auth-error - Something failed.
 */
export class AuthResetPassword extends authElement<AuthResetPasswordElement>(FIELDS, () => ({
  config: { products: ['passwords'] },
  theme: {},
})) {
  static readonly tag: string = 'auth-reset-password';
}

declare global {
  interface HTMLElementTagNameMap {
    'auth-reset-password': AuthResetPassword;
  }
}
