/** Section 8. */
import { decision, type Rows } from './evidence.ts';
import * as t from './tests.ts';

const refused = t.otp('refuses an invalid number or address without asking the provider');
const clash = t.element(
  'invalid settings › …: reported in the widget, once on the console, and to the page',
  'links together with e-mail codes',
);
const walletErrors = t.crypto(
  'shows an error for a wallet that is not installed, refuses to connect, or refuses to sign',
);
const explained = (type: string) =>
  t.oneTapPrompt('… is explained to the developer of a test project, and reported by a live one', type);

const methods: Rows[string] = [
  [
    "'Invalid email, please",
    {
      'for codes': [refused],
      'for links': [t.screen('Main with an error')],
      'for numbers': [refused],
    },
  ],
  [
    "'Invalid passcode",
    [
      t.otp('refuses wrong codes and empties the boxes, and after five of them even the right one'),
      t.otpActions('… … is explained by …'),
      decision('"Invalid passcode, please try again." appears only for refusals'),
    ],
  ],
  [
    'Failed send',
    {
      'of a code': [
        t.messages('a failed send is said under the field, with links to the documentation only'),
        t.messages(
          'a failed send is said in a toast, too, if the visitor cannot see the place under the field',
        ),
      ],
      'of a link': [
        t.magicLink(
          'an invalid address and a failed send are said under the field, and another address can be tried',
        ),
      ],
    },
  ],
  [
    'Resend failure',
    {
      'of a code': [t.otp('a resend that fails says why in a toast and changes nothing')],
      'of an email': [t.passwords('a user without a password › is told why no e-mail to set one was sent')],
    },
  ],
  [
    'Failed password create',
    {
      'the message': [t.strength('a new password that the provider refuses is said under the field')],
      'of the strength check': [
        t.strength('a check that fails says so, and is repeated as the visitor types on'),
      ],
    },
  ],
  [
    'Password login failure',
    {
      'under the field, and reported': [
        t.passwords('an invalid address, an empty password and a wrong one are refused under their fields'),
      ],
      reset_password: [t.passwords('… leads to a reset e-mail', "'reset_password'")],
    },
  ],
  [
    'Reset-by-email failure',
    {
      'of a new password': [t.resetPassword('a forgotten password is replaced and logs in, with PKCE')],
      "of 'Create a password instead'": [
        t.passwords('a user without a password › is told why no e-mail to set one was sent'),
      ],
    },
  ],
  [
    'Links to the provider',
    [
      t.docLinks('finds the links in "…"'),
      t.messages('a failed send is said under the field, with links to the documentation only'),
    ],
  ],
  [
    'Wallet connect failure',
    [
      walletErrors,
      t.walletActions('a refusal of the provider reads as one of the wallet, and nothing else does'),
      decision('Wallet failures have two codes of their own'),
    ],
  ],
  ["'Error: Cannot use both", [clash]],
  ['Mounting on a missing', [t.mount('mountLogin › throws where there is no such node')]],
  [
    'Using the SDK on the server',
    [t.server('creating or mounting an element throws, and defining them does nothing')],
  ],
];

const oneTap: Rows[string] = [
  [
    'One Tap errors',
    {
      'for test tokens only': [
        t.oneTap('a test project is told what is wrong with it, and a live one gets the button'),
      ],
      'origin not allowed': [
        explained('unregistered_origin'),
        t.oneTapPrompt('Google has to authorize … for …'),
      ],
      'invalid client': [explained('invalid_client')],
      'no configuration': [explained('oauth_config_not_found')],
      'no login redirect URLs': [explained('no_login_redirect_urls_set')],
      'no signup redirect URLs': [explained('no_signup_redirect_urls_set')],
      'under trusted types': [decision('Trusted types and One Tap exclude each other')],
    },
  ],
  [
    'A render failure',
    {
      'mapped to a message': [explained('unregistered_origin'), explained('invalid_client')],
      'others are reported': [t.oneTapPrompt('… is reported, and leaves the button')],
    },
  ],
];

export const errors: Rows = { '8. Error catalogue': [...methods, ...oneTap] };
