import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OAuthProviders, OTPMethods, Products } from '@stytch/vanilla-js';
import { AuthFlowType, B2BProducts } from '@stytch/vanilla-js/b2b';
import { migrate } from '../settings/migration/migrate.ts';
import { migratedSettings } from './migrated.ts';
import { tagWith } from './print.ts';
import { scrub } from './scrub.ts';

/** What a page has set, and what its console then has. */
const pages: readonly (readonly [what: string, element: string, given: object, tag: string | undefined])[] = [
  [
    'a typical page, with a theme, options and texts',
    '<auth-widget id="login">',
    {
      config: {
        products: [Products.oauth, Products.otp],
        oauthOptions: {
          providers: [{ type: OAuthProviders.Google, provider_params: { prompt: 'select_account' } }],
          loginRedirectURL: 'https://shop.example/in',
        },
        otpOptions: { methods: [OTPMethods.Email], expirationMinutes: 5, locale: 'es' },
        sessionOptions: { sessionDurationMinutes: 60 },
      },
      presentation: {
        theme: [
          { primary: '#7a1f5c', 'font-family': 'Inter' },
          { primary: '#e58ac5', 'font-family': 'Inter' },
        ],
        options: { hideHeaderText: true, logo: { url: '/logo.svg', alt: 'Shop' } },
      },
      strings: { 'login.title': 'Welcome </script>' },
    },
    `<auth-widget color-scheme="auto">
<script type="application/json">
{
  "config": {
    "products": [
      "oauth",
      "otp"
    ],
    "oauthOptions": {
      "providers": [
        {
          "type": "google",
          "provider_params": {
            "prompt": "select_account"
          }
        }
      ],
      "loginRedirectURL": "https://shop.example/in"
    },
    "otpOptions": {
      "methods": [
        "email"
      ],
      "expirationMinutes": 5,
      "locale": "es"
    },
    "sessionOptions": {
      "sessionDurationMinutes": 60
    }
  },
  "theme": {
    "colors": {
      "primary": "light-dark(#7a1f5c, #e58ac5)"
    },
    "fontFamily": "Inter",
    "hideHeaderText": true,
    "logo": {
      "logoImageUrl": "/logo.svg",
      "alt": "Shop"
    }
  },
  "strings": {
    "main": {
      "heading": "Welcome \\u003C/script>"
    }
  }
}
</script>
</auth-widget>`,
  ],
  [
    'a page for businesses, which chooses the colors by an attribute of ours',
    '<auth-b2b-widget>',
    {
      authFlowType: undefined,
      colorScheme: 'light',
      config: { products: [B2BProducts.sso], authFlowType: AuthFlowType.Discovery },
      presentation: { theme: { 'color-scheme': 'dark' } },
    },
    `<auth-b2b-widget>
<script type="application/json">
{
  "config": {
    "products": [
      "sso"
    ],
    "authFlowType": "Discovery"
  }
}
</script>
</auth-b2b-widget>`,
  ],
  [
    'a page in our shapes with the colors of the page',
    '<auth-widget>',
    { config: { products: ['otp'] }, theme: 'auto' },
    undefined,
  ],
];

for (const [what, element, given, tag] of pages)
  test(`the tag that replaces the settings of ${what}`, () => {
    const migrated = migratedSettings(given, { ...migrate(given) });
    assert.equal(migrated && tagWith(scrub(migrated, []), element), tag);
  });

test('settings that are not translated yet are left out', () => {
  const given = { strings: { 'login.title': 'Hi' } };
  assert.equal(migratedSettings(given, given), undefined);
});

test('settings that cannot be read are left out', () => {
  const given = {
    get config(): never {
      throw new Error('No.');
    },
  };
  assert.equal(migratedSettings(given, { warnings: [] }), undefined);
});
