/** Section 7. */
import * as business from './business.ts';
import { decision, type Rows, scope } from './evidence.ts';
import * as t from './tests.ts';

const called = (row: string) => t.adapter('the SDK is called for …, and no secret comes back', row);
const sent = (row: string) =>
  t.optionsSent('… is sent with the options of the page, the second time too', row);

const table: Rows[string] = [
  ['otps.email.loginOrCreate', [called('a code by e-mail'), sent('a code by e-mail')]],
  ['otps.sms.loginOrCreate', [called('a code by text message'), called('a code by WhatsApp')]],
  ['otps.authenticate', [called('a code that was typed'), t.otp('signs in by a code from the tab …')]],
  ['magicLinks.email.loginOrCreate', [called('a link with all options')]],
  [
    'magicLinks.authenticate',
    [called('the token of a link'), t.magicLink('signs in by a link, with PKCE …')],
  ],
  [
    'user search',
    [
      t.adapter('a user is looked up where the client can, and nobody knows otherwise'),
      t.sdk('users are looked up, and the telemetry hears of the login screen'),
    ],
  ],
  [
    'passwords.strengthCheck',
    [
      called('a password to judge without an address'),
      t.passwordActions('a password is judged together with its address'),
    ],
  ],
  ['passwords.create', [called('a new password')]],
  ['passwords.authenticate', [called('a password'), t.passwords('a known user logs in')]],
  [
    'passwords.resetByEmailStart',
    [called('an e-mail to reset a password'), sent('an e-mail to set a password')],
  ],
  [
    'passwords.resetByEmail ',
    [
      called('a password that was reset'),
      t.resetPassword('only one of two forms on a page gets the token, and a reload does not use it again'),
    ],
  ],
  [
    'cryptoWallets.authenticateStart',
    [called('the address of a wallet that has a network'), called('the address of a wallet without one')],
  ],
  ['cryptoWallets.authenticate ', [called('the signature of a wallet')]],
  [
    'oauth[provider].start',
    [
      t.optionsSent('the visitor is sent to a third-party provider with the options of the page'),
      decision('Before a social login is started'),
    ],
  ],
  [
    'bootstrap lookup',
    {
      sync: [t.faults('the project settings of an earlier visit are used until the new ones arrive')],
      async: [t.sdk('the project settings are stored, and fresh whenever they are fetched')],
    },
  ],
  [
    'createOneTapClient',
    {
      success: [t.oneTapClient('a prompt that is rendered is shown, over the … client')],
      failure: [t.oneTapClient('a client that cannot be created says why')],
    },
  ],
];

const events: Rows[string] = [
  [
    'Browser wallet calls',
    [
      t.crypto('signs in with …'),
      t.ethereum('hands the text over as hexadecimal UTF-8, even one that looks like hexadecimal'),
      decision('Solana signatures are sent in base58'),
    ],
  ],
  [
    'One Tap render',
    {
      'the callback': [
        t.oneTapClient('a chosen account takes the visitor to the address that the provider names'),
      ],
      onOneTapCancelled: [
        t.oneTapClient(
          'the public call is given the addresses of the page, and tells when the prompt is closed',
        ),
        t.oneTap('the button takes the place of a prompt that is closed, in a plain container too'),
      ],
      'the position': [t.oneTap('an account that is chosen in the embedded prompt signs in')],
      'the redirect': [t.oneTapPrompt('a prompt is shown with the addresses of the page, or closed')],
    },
  ],
  [
    'A render event',
    [
      t.faults('the provider is told once for each widget that the login screen was shown'),
      t.sdk('users are looked up, and the telemetry hears of the login screen'),
    ],
  ],
  [
    'Event names',
    {
      'of links': [
        t.magicLink('signs in by a link, with PKCE …'),
        decision('`MAGIC_LINK_AUTHENTICATE` is an additional event'),
      ],
      'of codes': [t.otp('signs in by a code from the tab …')],
      'of wallets': [t.crypto('signs in with …')],
      'of passwords': [
        t.strength('a new user replaces a weak password by a strong one and is signed in'),
        t.passwords('a known user logs in'),
        t.passwords('… leads to a reset e-mail'),
        t.resetPassword('a forgotten password is replaced and logs in, with PKCE'),
      ],
      'of providers': [decision('`OAUTH_START` and `OAUTH_AUTHENTICATE` are additional')],
      'without secrets': [decision('Events never carry secrets')],
      ...business.events,
    },
  ],
];

export const calls: Rows = {
  '7. The calls it makes': [
    [
      'All calls go',
      [
        t.element('a client of the page › is recognized by its methods, whatever its class'),
        t.sdk('the unpublished internals of the SDK are where the adapter looks for them'),
      ],
    ],
    ['No call to a backend', [scope]],
    ...table,
    ...events,
  ],
};
