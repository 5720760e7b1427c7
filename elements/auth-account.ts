import { ACCOUNT_TRANSLATIONS } from '../src/kit/i18n/account-translations.ts';
import type { OpenSections } from '../src/plain/account/host.ts';
import { showAccount } from '../src/plain/account/view.ts';
import { ACCOUNT_SECTIONS } from '../src/settings/account-sections.ts';
import type { AuthAccountDeleteDetail } from '../src/settings/types.ts';
import { AuthAccountDeleteEvent } from './account-delete-event.ts';
import { ACCOUNT_FIELDS, type AccountProperties } from './internal/account-fields.ts';
import { WORK } from './internal/auth-custom-event.ts';
import { visitorElement } from './internal/visitor-element.ts';

/**
 * The account of the visitor who is signed in: their name, email addresses, phone numbers, password and
 * accounts at other providers, which they can change. With the
 * page's server, they can also delete it.
 *
 * @element auth-account
 *
 * @prop {object} client - An existing client of Stytch's SDK, recognized by its methods. The widget then does not load the SDK.
 *
 * @fires {AuthEventEvent} auth-event - Something was changed, or a code was sent or accepted. `detail: { type, data }`
 * @fires {AuthAccountDeleteEvent} auth-account-delete - The visitor has confirmed that the account is to be deleted. `detail: { user, session }`; cancelable, waitable
 * @fires {AuthErrorEvent} auth-error - Something failed. `detail: { code, message, status?, type?, requestId?, reason?, screen, cause }`
 */
export class AuthAccount extends visitorElement<AccountProperties, OpenSections>(ACCOUNT_FIELDS, {
  screen: 'Account',
  translations: ACCOUNT_TRANSLATIONS,
  problems: ({ sections }) =>
    (Array.isArray(sections) ? sections.map(String) : [])
      .filter((word) => !ACCOUNT_SECTIONS.some((section) => section === word))
      .map((word) => `sections: "${word}" is none of ${ACCOUNT_SECTIONS.join(', ')}.`),
  loadView: async () => showAccount,
  loadProof: () => import('../src/plain/account/proof.ts'),
  loadPasskeyWay: () => import('../src/plain/account/passkey-way.ts'),
  async connect(host) {
    const [{ openSections }, client] = await Promise.all([
      import('../src/plain/account/sections.ts'),
      host.client(),
    ]);
    const requestDeletion = (detail: AuthAccountDeleteDetail) => {
      const event = new AuthAccountDeleteEvent(detail);
      return host.dispatch(event) && event[WORK];
    };
    const loadPassword = async () => (await import('../src/plain/account/password/form.ts')).openPasswordForm;
    const loadConnecting = async () =>
      (await import('../src/plain/account/providers/connect.ts')).openConnecting;
    return (frame) =>
      openSections({ ...host, ...frame, client, requestDeletion, loadPassword, loadConnecting });
  },
}) {
  static readonly tag: string = 'auth-account';
}

declare global {
  interface HTMLElementTagNameMap {
    'auth-account': AuthAccount;
  }
}
