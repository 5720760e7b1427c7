/** Section 3. */
import * as business from './business.ts';
import { decision, type Rows } from './evidence.ts';
import * as t from './tests.ts';

export const entities: Rows = {
  '3. Entities and their fields': [
    [
      '**Widget state**',
      {
        'the current screen': [
          t.element(
            'settings of the page › are joined by reset(), which starts over, and by `screen`, which names the current screen',
          ),
        ],
        'of a magic link': [t.transition('linkSent')],
        'of a code': [t.transition('codeSent')],
        'of a wallet': [t.transition('walletConnected')],
        'of a password': [t.transition('userFound')],
        'of a reset': [t.transition('resetOpened')],
      },
    ],
    [
      '**Config**',
      {
        'what is sent': [
          t.optionsSent('… is sent with the options of the page, the second time too'),
          t.sending(
            'a link is sent with the options of the page, and may come back for as long as it is valid',
          ),
        ],
        domainHint: [t.magicLink('the inboxes are searched for mail of the domain that the page names')],
        sessionDurationMinutes: [t.otp('signs in by a code from the tab …')],
        createUserAsPending: [t.sdk('a link brings a session, … PKCE')],
        enableShadowDOM: [
          t.element(
            'settings of the page › render into a plain container with no-shadow or enableShadowDOM: false',
          ),
        ],
      },
    ],
    [
      '**OAuth provider entry**',
      {
        'type, custom_scopes': [
          t.optionsSent('the visitor is sent to a third-party provider with the options of the page'),
        ],
        'one_tap, position': [
          t.oneTap('an account that is chosen in the embedded prompt signs in'),
          t.oneTap(
            'a floating prompt that is the only way to sign in is all that is shown until it is closed',
          ),
        ],
      },
    ],
    [
      '**Mount options**',
      [
        t.mount('mountLogin › puts an element into the node that the selector finds'),
        t.mount('mountLogin › hands on the theme and the callbacks'),
        t.mount('mountResetPassword › mounts the form for a new password, with its token'),
      ],
    ],
    ['**Theme**', [t.theme('has every field of the specification'), t.theme('a theme can set every token')]],
    ['**Bootstrap data**', [t.sdk('the project settings are stored, and fresh whenever they are fetched')]],
    ['**Password strength response**', [t.strengthAnswers('reads …')]],
    [
      '**Other responses**',
      {
        method_id: [t.adapter('the SDK is called for …, and no secret comes back', 'a code by text message')],
        userType: [t.adapter('a user is looked up where the client can, and nobody knows otherwise')],
        challenge: [
          t.adapter(
            'the SDK is called for …, and no secret comes back',
            'the address of a wallet that has a network',
          ),
        ],
      },
    ],
    [
      'OAuth providers',
      [
        t.providers('starts with the providers of the spec, in its order'),
        t.sdk('the SDK starts each of the third-party providers'),
      ],
    ],
    ['OTP types', [t.otp('signs in by a code from the tab …')]],
    [
      'Wallet types',
      [t.walletActions('the address of a wallet on … brings a text to sign'), t.crypto('signs in with …')],
    ],
    ['B2B product types', business.products],
    ['B2B discovery stages', business.stages],
    ['B2B OAuth providers', business.providers],
    [
      'Biometric error codes',
      [
        t.passkeyErrors('every reason but one, which the web does not tell, has a cause'),
        decision('`auth-error` keeps its codes'),
      ],
    ],
    ['B2B initial state', business.initialState],
  ],
};
