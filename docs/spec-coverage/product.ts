/** The introduction and section 1. */
import * as business from './business.ts';
import { decision, type Rows, scope } from './evidence.ts';
import * as t from './tests.ts';

export const product: Rows = {
  'Specification: embeddable sign-in and sign-up widget': [
    ['The product is', [t.smoke('the widget appears on a bare page, ready to use')]],
    ['It is built on', [t.sdk('a code by each way brings a session, without its secrets')]],
    [
      'Visitors sign in or create',
      {
        'by a code': [t.otp('signs in by a code from the tab …')],
        'by a link': [t.magicLink('signs in by a link, with PKCE …')],
        'by a password': [
          t.passwords('a known user logs in'),
          t.strength('a new user replaces a weak password by a strong one and is signed in'),
        ],
        'through a third party': [
          t.oauth('signs up through a provider, with PKCE'),
          t.oauth('a known account comes back by the login URL, a new one by the sign-up URL'),
        ],
        'by a wallet': [t.crypto('signs in with …')],
      },
    ],
    ['This document covers', [scope]],
    ['Everything about', [scope]],
  ],
  '1. What the product does and for whom': [
    [
      'The widget is mounted',
      [
        t.mount('mountLogin › puts an element into the node that the selector finds'),
        t.smoke('the widget appears on a bare page, ready to use'),
      ],
    ],
    [
      'It takes a public token',
      {
        'a public token': [
          t.element(
            'invalid settings › …: reported in the widget, once on the console, and to the page',
            'no token',
          ),
        ],
        'a configuration': [t.optionsSent('… is sent with the options of the page, the second time too')],
        'a theme': [t.element('settings of the page › may change the theme without losing what was typed')],
        callbacks: [t.page('callbacks hear what the events of the element report')],
      },
    ],
    [
      'It can render inside',
      [
        t.element(
          'settings of the page › render into a plain container with no-shadow or enableShadowDOM: false',
        ),
      ],
    ],
    [
      'A separate mountable',
      [
        t.mount('mountResetPassword › mounts the form for a new password, with its token'),
        t.resetPassword('the page may hand the token over as an attribute or a property'),
      ],
    ],
    [
      "A 'Powered by' watermark",
      [t.faults('the watermark is shown as the project says, 150 px wide or as wide as its label')],
    ],
    [
      'A demo page',
      {
        'registers /_app': [t.examples('the demo shows who signed in')],
        'the public token comes from an environment setting': [
          t.examples('a real project has no emulator, and its analytics see no token'),
        ],
        'web analytics': [
          t.examples('a real project has no emulator, and its analytics see no token'),
          decision('The demo leaves out its analytics script'),
        ],
      },
    ],
    ['A business-to-business variant', business.screens],
    [
      'Products that can be enabled',
      [
        t.config('each product of the specification can be offered alone'),
        decision('Every product of the spec is built'),
      ],
    ],
  ],
};
