import { PASSKEY_TRANSLATIONS } from '../src/kit/i18n/passkey-translations.ts';
import type { Changes } from '../src/plain/passkey-list/changes.ts';
import { PASSKEYS_FIELDS, type PasskeysProperties } from './internal/passkeys-fields.ts';
import { visitorElement } from './internal/visitor-element.ts';

/**
 * The passkeys of the visitor who is signed in: a list, in which they can be renamed and deleted, and a button that
 * creates one.
 *
 * @element auth-passkeys
 *
 * @prop {object} client - An existing client of Stytch's SDK, recognized by its methods. The widget then does not load the SDK.
 *
 * @fires {AuthEventEvent} auth-event - A passkey was created, renamed or deleted, or the visitor has confirmed that it is them. `detail: { type, data }`
 * @fires {AuthErrorEvent} auth-error - Something failed. `detail: { code, message, status?, type?, requestId?, reason?, screen, cause }`
 */
export class AuthPasskeys extends visitorElement<PasskeysProperties, Changes>(PASSKEYS_FIELDS, {
  screen: 'Passkeys',
  translations: PASSKEY_TRANSLATIONS,
  loadView: async () => (await import('../src/plain/passkey-list/view.ts')).showPasskeys,
  loadProof: () => import('../src/plain/passkey-list/proof.ts'),
  loadPasskeyWay: () => import('../src/plain/passkey-list/passkey-way.ts'),
  async connect(host) {
    const [{ createChanges }, client] = await Promise.all([
      import('../src/plain/passkey-list/changes.ts'),
      host.client(),
    ]);
    return createChanges(host, client);
  },
}) {
  static readonly tag: string = 'auth-passkeys';
}

declare global {
  interface HTMLElementTagNameMap {
    'auth-passkeys': AuthPasskeys;
  }
}
