/** Section 9. */
import * as business from './business.ts';
import { decision, type Rows } from './evidence.ts';
import * as t from './tests.ts';

const defaults = t.config('the defaults are those of spec section 9');
const expiry = t.sending('without options codes, links and e-mails expire when the spec says');
const toasts = t.measures('a red toast stays for 4 s, and a green one for 2 s');

export const limits: Rows = {
  '9. Business constants and limits': [
    [
      'OTP length',
      {
        '6 digits': [t.otp('edits the boxes as six fields of one digit each')],
        '5 minutes': [defaults, expiry],
      },
    ],
    ['Default session duration', { '30 minutes': [defaults], B2B: [business.sessionMinutes] }],
    [
      'Magic link login',
      {
        '30 minutes': [defaults, expiry],
        'createUserAsPending false': [defaults],
        'PKCE flags false': [t.sdk('the project settings are stored, and fresh whenever they are fetched')],
      },
    ],
    [
      'Wallet button limit',
      {
        'the limit': [t.wallets('Main has room for … wallets next to … OAuth providers')],
        'extra wallets': [t.cryptoScreens('lists the wallets that Main has no room for on the other screen')],
      },
    ],
    [
      'Default theme',
      {
        'the values': [t.theme('the presets have the defaults of the specification')],
        'as they are drawn': [
          t.measures('container, header, text and buttons have the sizes of the specification'),
        ],
        'disabled colors': [t.theme('the disabled colors derive from no other token')],
        'the spinner': [t.measures('the spinner of a screen measures 100 px')],
      },
    ],
    [
      'One Tap: initial height',
      {
        'height and spinner': [
          t.oneTap('the place of the prompt is 47 px high until the prompt is measured'),
        ],
        debounce: [t.followHeight('debounces the first two measurements by 100 ms, later ones not')],
      },
    ],
    [
      'Toasts: durations',
      {
        'error and success': [toasts],
        loading: [
          t.otp('one toast says that a code is being sent again, and then that it was'),
          t.failures('the toast of an action that takes a while becomes that of its end'),
        ],
        blank: [t.page('the page shows a toast for 4 s, also before the widget has loaded')],
        'at most 20': [
          t.page('at most 20 toasts are kept, and of those that say the same, the last; three are seen'),
        ],
        position: [
          t.measures('toasts are at the top, in the middle'),
          decision('Toasts keep the place of spec section 9'),
        ],
      },
    ],
    [
      'Watermark image',
      [
        t.faults('the watermark is shown as the project says, 150 px wide or as wide as its label'),
        decision("The watermark's text is a picture"),
      ],
    ],
    ['Logo at most', [t.measures('a logo of any size keeps within 100 by 50 px')]],
    [
      'Data cache defaults',
      {
        'the values': [t.projectSettings('swr has the defaults of spec section 9')],
        'error retry': [
          t.faults(
            'the form can be used if the project settings cannot be fetched, and they are asked for again',
          ),
        ],
      },
    ],
  ],
};
