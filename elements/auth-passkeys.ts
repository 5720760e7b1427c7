import { visitorView } from '../src/account/view.ts';
import en from '../src/kit/i18n/locales/en/consumer.ts';
import { passkeyListTexts } from '../src/kit/i18n/locales/en/passkey-list.ts';
import { PASSKEY_TRANSLATIONS } from '../src/kit/i18n/passkey-translations.ts';
import { PASSKEYS_FIELDS, type PasskeysProperties } from './internal/passkeys-fields.ts';
import { visitorElement } from './internal/visitor-element.ts';

/**
 * The passkeys of the visitor who is signed in: a list, in which they can be renamed and deleted, and a button that
 * creates one.
 *
 * @prop {object} client - An existing client of Stytch's SDK, recognized by its methods. The widget then does not load the SDK.
 *
 * @fires {AuthEventEvent} auth-event - A passkey was created, renamed or deleted, or the visitor has confirmed that it is them. `detail: { type, data }`
 * @fires {AuthErrorEvent} auth-error - Something failed. `detail: { code, message, status?, type?, requestId?, reason?, screen, cause }`
 */
export class AuthPasskeys extends visitorElement<PasskeysProperties>(PASSKEYS_FIELDS, {
  screen: 'Passkeys',
  translations: [PASSKEY_TRANSLATIONS],
  sections: ['passkeys'],
  show: visitorView({
    english: {
      passkeyList: { heading: passkeyListTexts.heading, signedOut: passkeyListTexts.signedOut },
      common: { loading: en.common.loading, retry: en.common.retry },
      session: { signIn: en.session.signIn, unconfirmed: en.session.unconfirmed },
    },
    read: ({ passkeyList, ...texts }) => ({ ...texts, ...passkeyList }),
  }),
}) {
  static readonly tag: string = 'auth-passkeys';
}

declare global {
  interface HTMLElementTagNameMap {
    'auth-passkeys': AuthPasskeys;
  }
}
