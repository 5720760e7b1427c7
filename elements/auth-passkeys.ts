import { PASSKEYS_FIELDS, type PasskeysProperties } from './internal/passkeys-fields.ts';
import { visitorElement } from './internal/visitor-element.ts';

/**
 * The passkeys of the visitor who is signed in: a list, in which they can be renamed and deleted, and a button that
 * creates one.
 *
 * @prop {object} client - An existing client of Stytch's SDK, recognized by its methods. The widget then does not load the SDK.
 *
 * @fires {AuthEventEvent} auth-event - A passkey was created, renamed or deleted, or the visitor has confirmed that it is them. `detail: { type, data }`
 * @fires {AuthProofLostEvent} auth-proof-lost - The visitor can use none of the ways to confirm that it is them. They can say so only on elements that have a listener. `detail: { user, session }`; cancelable, waitable
 * @fires {AuthErrorEvent} auth-error - Something failed. `detail: { code, message, status?, type?, requestId?, reason?, screen, cause }`
 */
export class AuthPasskeys extends visitorElement<PasskeysProperties>(PASSKEYS_FIELDS, 'Passkeys') {
  static readonly tag: string = 'auth-passkeys';
}

declare global {
  interface HTMLElementTagNameMap {
    'auth-passkeys': AuthPasskeys;
  }
}
