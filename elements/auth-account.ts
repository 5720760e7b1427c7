import { ACCOUNT_FIELDS, type AccountProperties } from './internal/account-fields.ts';
import { visitorElement } from './internal/visitor-element.ts';

/**
 * The account of the visitor who is signed in: their name, email addresses, phone numbers, password and
 * accounts at other providers, which they can change. With the
 * page's server, they can also see where they are signed in, and delete it.
 *
 * @prop {object} client - An existing client of Stytch's SDK, recognized by its methods. The widget then does not load the SDK.
 *
 * @fires {AuthEventEvent} auth-event - Something was changed, or a code was sent or accepted. `detail: { type, data }`
 * @fires {AuthAccountDeleteEvent} auth-account-delete - The visitor has confirmed that the account is to be deleted. `detail: { user, session }`; cancelable, waitable
 * @fires {AuthAccountSessionsEvent} auth-account-sessions - The section `sessions` needs the visitor's sessions, or is to end all but this one: `action` is `list` or `revoke-others`. `detail: { action, user, session }`; waitable for the list
 * @fires {AuthProofLostEvent} auth-proof-lost - The visitor can use none of the ways to confirm that it is them. They can say so only on elements that have a listener. `detail: { user, session }`; cancelable, waitable
 * @fires {AuthErrorEvent} auth-error - Something failed. `detail: { code, message, status?, type?, requestId?, reason?, screen, cause }`
 */
export class AuthAccount extends visitorElement<AccountProperties>(ACCOUNT_FIELDS, 'Account') {
  static readonly tag: string = 'auth-account';
}

declare global {
  interface HTMLElementTagNameMap {
    'auth-account': AuthAccount;
  }
}
