/** Section 2 without passwords and wallets. */
import { decision, type Rows, type TestEvidence } from './evidence.ts';
import * as t from './tests.ts';

const WITH_BACK_ARROW: readonly TestEvidence[] = [
  'OTPAuthenticate',
  'PasswordCreateOrLogin for a new user',
  'PasswordForgot',
  'PasswordBreached',
  'PasswordDedupe',
  'PasswordSetNew',
  'PasswordResetForm',
  'CryptoConnect',
  'CryptoSignMessage',
  'CryptoOtherScreen',
  'CryptoSetupWallet',
  'CryptoError',
].map(t.screen);

const main: Rows = {
  Main: [
    [
      'Shows a logo',
      {
        'a logo of at most 100 by 50 px': [t.measures('a logo of any size keeps within 100 by 50 px')],
        'the header, unless hidden': [
          t.screen('Main with tabs'),
          t.element('what the element adds to r2wc › reads an empty flag as true, and "false" as false'),
        ],
        'the enabled login methods': [
          t.element(
            'what the element adds to r2wc › follows attributes as they are added, changed and removed',
          ),
          t.layout('layout of …', 'buttons and a form'),
        ],
      },
    ],
    [
      'A divider',
      [
        t.layout('layout of …', 'buttons and a form'),
        t.oauth('without providers there are no buttons and no divider'),
        t.screen('Main with wallets'),
      ],
    ],
    [
      'When more than one',
      [
        t.layout('layout of …', 'two forms'),
        t.otp('tabs keep what was typed, and the back arrow keeps the number and the tab'),
        decision('Tabs follow the order'),
      ],
    ],
    [
      'OAuth buttons are',
      {
        'a vertical list with gaps of 8': [t.measures('buttons of providers are a list with gaps of 8 px')],
        'with the provider’s logo': [
          t.providers('has a valid logo of …'),
          t.oauth('only the logos of the configured providers are loaded, and buttons work without them'),
        ],
        'and title': [t.providers('starts with the providers of the spec, in its order')],
      },
    ],
    [
      'An unknown provider type',
      [
        t.oauth('an unknown provider has neither a title nor an icon, and cannot be used'),
        decision('A social login provider that the spec does not know'),
      ],
    ],
    ['If no OAuth options', [t.oauth('without providers there are no buttons and no divider')]],
    [
      'A provider entry marked one_tap',
      {
        embedded: [t.oneTap('an account that is chosen in the embedded prompt signs in')],
        floating: [
          t.oneTap(
            'a floating prompt that is the only way to sign in is all that is shown until it is closed',
          ),
        ],
      },
    ],
    ['Wallet buttons', [t.wallets('names the wallets as the spec does, in its order')]],
    ['A wallet button stores', [t.transition('walletChosen'), t.crypto('signs in with …')]],
    [
      "'Continue with other",
      [t.cryptoScreens('lists the wallets that Main has no room for on the other screen')],
    ],
    [
      "'Set up a new crypto wallet' goes",
      [t.cryptoScreens('opens the sites of the five wallets to set up in a new tab')],
    ],
    [
      'The phone field defaults',
      [
        t.phone('a number is formatted as it is typed and sent in E.164'),
        decision('The phone field has an example for the first country only'),
      ],
    ],
  ],
};

const messages: Rows = {
  EmailConfirmation: [
    [
      'Heading',
      {
        'heading, text and links': [t.screen('EmailConfirmation')],
        "'Try again' clears the address and returns to Main": [
          t.magicLink(
            'an invalid address and a failed send are said under the field, and another address can be tried',
          ),
        ],
      },
    ],
    [
      'The Gmail link',
      [
        t.mailboxes('hint … and known domains […] give …'),
        t.magicLink('the inboxes are searched for mail of the domain that the page names'),
        t.magicLink('without a name from the page the only domain of the project is searched for'),
      ],
    ],
    [
      'The Yahoo link',
      [t.mailboxes('links to Gmail and Yahoo search for the domain, the one to Outlook opens the inbox')],
    ],
    [
      'The Outlook link',
      [t.mailboxes('links to Gmail and Yahoo search for the domain, the one to Outlook opens the inbox')],
    ],
  ],
  OTPAuthenticate: [
    ['Title', [t.screen('OTPAuthenticate')]],
    ['Text', [t.otp('signs in by a code from the tab …')]],
    [
      'A six-box',
      [
        t.otp('edits the boxes as six fields of one digit each'),
        t.picture('code'),
        decision('The six passcode boxes'),
      ],
    ],
    [
      'A back arrow',
      {
        'the arrow': [
          t.otp('tabs keep what was typed, and the back arrow keeps the number and the tab'),
          t.screen('OTPAuthenticate'),
        ],
        'can be hidden': [t.otp('the passcode screen has … back arrow with hideBack: …')],
      },
    ],
    [
      'An expiry countdown',
      [t.otp('resending restarts the countdown, ends the old code and brings a new one')],
    ],
  ],
  OTPConfirmation: [
    [
      "'Success' and",
      {
        texts: [t.screen('OTPConfirmation'), t.otp('signs in by a code from the tab …')],
        'a green check': [t.picture('code')],
      },
    ],
  ],
};

export const screens: Rows = {
  '2. Screens and routes': [
    ['Routes: none', [t.examples('the demo shows who signed in')]],
    [
      'All other movement',
      [t.flow('a row leads to every screen but LoggingIn, which a widget only starts with')],
    ],
    ['The starting screen', [t.start('starts with …', 'no token')]],
    [
      'Screens: Main',
      [
        t.flow('a row leads to every screen but LoggingIn, which a widget only starts with'),
        t.screenList('every screen is opened by screens.spec.ts'),
        decision('`LoggingIn` is an 18th screen'),
      ],
    ],
    ['All screens except', [t.transition('wentBack'), t.screen('EmailConfirmation'), ...WITH_BACK_ARROW]],
  ],
  ...main,
  ...messages,
};
