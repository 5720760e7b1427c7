/** Section 4. */
import { decision, type Rows, scope } from './evidence.ts';
import * as t from './tests.ts';

const forgot = t.passwords(
  "'Forgot Password?' sends one reset e-mail however often it is pressed, and says why it cannot",
);
const newAddress = t.magicLink(
  'an invalid address and a failed send are said under the field, and another address can be tried',
);
const closed = t.oneTap('the button takes the place of a prompt that is closed, in a plain container too');
const chosen = t.oneTap('an account that is chosen in the embedded prompt signs in');

const codesAndLinks: Rows[string] = [
  [
    'Screen changes',
    [
      t.element(
        'settings of the page › are joined by reset(), which starts over, and by `screen`, which names the current screen',
      ),
    ],
  ],
  ['Start is Main', [t.start('starts with …', 'no token')]],
  ['Email OTP, SMS OTP', [t.transition('codeSent'), t.otp('signs in by a code from the tab …')]],
  [
    'At six digits',
    [
      t.otp('signs in by a code from the tab …'),
      t.otp('edits the boxes as six fields of one digit each'),
      t.transition('codeAccepted'),
    ],
  ],
  [
    'On failure it stays',
    [
      t.otp('refuses wrong codes and empties the boxes, and after five of them even the right one'),
      t.faults('a code that could not be sent is asked for again'),
    ],
  ],
  ['Magic link: on', [t.transition('linkSent'), t.magicLink('signs in by a link, with PKCE …')]],
  ["'Try again' clears", [newAddress]],
];

const passwords: Rows[string] = [
  [
    'Password: the email',
    [
      t.lookUp('an address leads on by its user type, …, with …'),
      t.transition('userFound'),
      t.passwords('a known user logs in'),
    ],
  ],
  [
    'Password create success',
    [
      t.passwordActions('an accepted password signs in for as long as the page says'),
      t.strength('a new user replaces a weak password by a strong one and is signed in'),
    ],
  ],
  [
    'If the error type',
    [
      t.passwordActions('a new password for an address that has an account leads to an e-mail'),
      t.transition('resetMailSent'),
    ],
  ],
  [
    'Password login success',
    {
      success: [t.passwords('a known user logs in')],
      reset_password: [
        t.passwordActions('a log-in refused with …, with …, leads on and is reported', "'reset_password'"),
        t.passwords('… leads to a reset e-mail', "'reset_password'"),
      ],
    },
  ],
  ["'Forgot Password?' starts", [forgot]],
  [
    "'Create a password instead' starts",
    [
      t.passwords(
        'a user without a password › is told why no link was sent, tries again, and creates a password instead',
      ),
    ],
  ],
  [
    'Email link sent',
    [
      t.passwords("a … user may press '…' instead"),
      t.flow('lets a user without a password create one, also after a second code'),
    ],
  ],
  ['Reset by email success', [t.resetPassword('a forgotten password is replaced and logs in, with PKCE')]],
  [
    'On passwordless',
    {
      'a code, else a link': [t.emailMethods('…: … beside a password')],
      'only with options of links': [
        t.lookUp('an address leads on by its user type, …, with …', 'emailMagicLinksOptions'),
        decision('Users without a password get a link at once'),
      ],
      'else PasswordSetNew': [
        t.passwords('a user without a password › is sent an e-mail to set one if there is no other way'),
      ],
    },
  ],
  [
    'Reset form reads',
    [
      t.start('starts with …', 'the sign-in link of a reset email'),
      t.resetPassword(
        'the other link of the e-mail signs in at once, and offers a new e-mail once it was used',
      ),
      decision('Whether this browser requested a link'),
    ],
  ],
];

const others: Rows[string] = [
  ['Wallet flow', [t.crypto('signs in with …')]],
  [
    'Any failure',
    [
      t.transition('walletFailed'),
      t.crypto('shows an error for a wallet that is not installed, refuses to connect, or refuses to sign'),
      t.crypto('shows an error for a signature that the provider refuses'),
    ],
  ],
  [
    'Resend restarts',
    [
      t.otp('resending restarts the countdown, ends the old code and brings a new one'),
      decision('15 s pass between two messages'),
    ],
  ],
  [
    'Countdown runs',
    {
      'each second': [t.otp('the countdown starts with the minutes of the code and runs each second')],
      'at zero': [t.otp('resending restarts the countdown, ends the old code and brings a new one')],
      'from when': [decision("A code's expiry counts")],
    },
  ],
  [
    'One Tap: pending',
    [t.oneTap('the button takes the place of a prompt after 8 s without an answer: …'), chosen],
  ],
  [
    'If the client cannot',
    [
      t.oneTapPrompt('a prompt that cannot be prepared is reported'),
      t.oneTap('a test project is told what is wrong with it, and a live one gets the button'),
    ],
  ],
  [
    'Embedded container height',
    {
      'starts at 47 px': [t.oneTap('the place of the prompt is 47 px high until the prompt is measured')],
      'follows the prompt': [chosen],
      'is debounced': [t.followHeight('debounces the first two measurements by 100 ms, later ones not')],
    },
  ],
  ['A cancelled prompt', [closed]],
  ['What happens after clicking', [scope]],
  ['Session lifecycle', [scope]],
];

export const transitions: Rows = {
  '4. States and transitions': [...codesAndLinks, ...passwords, ...others],
};
