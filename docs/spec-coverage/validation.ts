/** Sections 5 and 6. */
import { decision, type Rows, scope } from './evidence.ts';
import * as t from './tests.ts';

const refused = t.otp('refuses an invalid number or address without asking the provider');
const breached = t.strength('a password that is known from a break-in elsewhere cannot be chosen');
const floating = t.oneTap(
  'a floating prompt that is the only way to sign in is all that is shown until it is closed',
);

const fields: Rows[string] = [
  ['Email must match', [t.emailAddresses('… the email address …')]],
  [
    "Message 'Invalid email",
    {
      'for codes': [refused],
      'for links': [
        t.magicLink(
          'an invalid address and a failed send are said under the field, and another address can be tried',
        ),
      ],
      'for passwords': [
        t.passwords('an invalid address, an empty password and a wrong one are refused under their fields'),
      ],
    },
  ],
  ['Phone must be valid', [refused, t.phoneNumbers('… "…" for …')]],
  ['The number is sent', [t.phone('a number is formatted as it is typed and sent in E.164')]],
  [
    'Phone strings',
    [
      t.phone('a paste of 600 digits leaves 250 characters, formatting included'),
      t.phoneNumbers('cuts … characters off at 250, formatting included: … ……'),
    ],
  ],
  [
    'Passcode box',
    {
      'digits only': [t.otp('edits the boxes as six fields of one digit each')],
      'at most 6': [t.passcodeEditing('typing at the end appends a digit, unless the code is complete')],
      'verification at exactly 6': [
        t.otp('edits the boxes as six fields of one digit each'),
        t.otp('sends and verifies one code, whatever is pressed meanwhile'),
      ],
    },
  ],
  [
    'Email OTP together',
    [
      t.config('magic links with email codes show the message of the spec'),
      t.element(
        'invalid settings › …: reported in the widget, once on the console, and to the page',
        'links together with e-mail codes',
      ),
    ],
  ],
  ['With passwords enabled', [t.mainBlocks('… with codes by …: …')]],
];

const strength: Rows[string] = [
  [
    'Password strength',
    {
      'checked debounced': [
        t.strength('a password is checked once the visitor pauses, and not at every key'),
      ],
      'the meter': [t.strength('the meter fills as many segments as the score says')],
      luds: [t.strength('the LUDS policy counts what is missing')],
    },
  ],
  ['A breached password', [breached, decision('A breached password counts as weak')]],
  ['Please choose another', [breached]],
  [
    'Continue stays disabled',
    [
      t.strength('the meter fills as many segments as the score says'),
      t.strength('a late answer about a strong password does not count for the weak one that replaced it'),
    ],
  ],
];

const oneTap: Rows[string] = [
  [
    'One Tap is used exclusively',
    [
      floating,
      t.oneTap('if the browser draws the prompt › it floats above the page, and the button stays'),
      decision('A floating One Tap next to other methods'),
    ],
  ],
  [
    'If redirect URLs',
    [
      t.oneTapPrompt('… is explained to the developer of a test project, and reported by a live one'),
      t.oneTap('a test project is told what is wrong with it, and a live one gets the button'),
    ],
  ],
  ['Other exact thresholds', [scope]],
];

export const validation: Rows = {
  '5. Validation rules': [...fields, ...strength, ...oneTap],
  '6. Roles and permissions': [
    ['No roles', [scope]],
    ['Only end-user', [scope]],
  ],
};
