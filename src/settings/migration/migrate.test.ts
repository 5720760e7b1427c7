import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { OAuthProviders, type Theme as OfficialTheme, Products, shadcnTheme } from '@stytch/vanilla-js';
import { everyEnglishText, textsByPath } from '../../kit/i18n/missing.ts';
import { plainCopy } from '../plain-copy.ts';
import { migrate } from './migrate.ts';
import type { MaybeOfficial } from './remark.ts';
import { migrateTexts } from './texts.ts';

/** What a page has set, what it becomes, and what the warning names. */
const cases: readonly (readonly [
  what: string,
  given: MaybeOfficial,
  expected: object,
  warned?: readonly (readonly [setting: string, instead: string])[],
])[] = [
  [
    'products',
    { config: { products: [Products.oauth, 'otp', Products.passwords] } },
    { config: { products: ['oauth', 'otp', 'passwords'] } },
  ],
  [
    'passkeys, which are offered to be created only where they were',
    { config: { products: [Products.otp, Products.passkeys] } },
    { config: { products: ['otp', 'passkeys'], passkeyOptions: { offer: false } } },
  ],
  [
    'passkeys that are created after a sign-in',
    {
      config: {
        products: [Products.passkeys, Products.passkeyRegistration],
        passkeyOptions: { domain: 'shop.example' },
      },
    },
    { config: { products: ['passkeys'], passkeyOptions: { offer: true, domain: 'shop.example' } } },
  ],
  [
    'the creation of passkeys alone',
    { config: { products: [Products.otp, Products.passkeyRegistration] } },
    { config: { products: ['otp'] } },
    [['config.products: passkeyRegistration', 'use the product passkeys']],
  ],
  [
    'listeners for passkeys',
    { config: { products: [Products.passkeys] }, callbacks: { onEvent: () => undefined } },
    { config: { products: ['passkeys'], passkeyOptions: { offer: false } } },
    [['callbacks.onEvent: PASSKEY_', 'WEBAUTHN_AUTHENTICATE']],
  ],
  ...[
    [undefined, 'floating'],
    ['floating', 'floating'],
    ['embedded', 'embedded'],
    ['embeddedOnly', 'embeddedOnly'],
    ['floatingOrEmbedded', 'embedded'],
    ['forceLegacyEmbedded', 'embedded'],
  ].map(
    ([given, position]) =>
      [
        `One Tap in the position ${given ?? 'by default'}`,
        {
          config: {
            products: [Products.oauth],
            oauthOptions: {
              providers: [
                { type: OAuthProviders.Google, one_tap: true, ...(given && { position: given }) },
                { type: 'slack', provider_params: { team: 'acme' } },
              ],
            },
          },
        },
        {
          config: {
            products: ['oauth'],
            oauthOptions: {
              providers: [
                { type: 'google', one_tap: true, position },
                { type: 'slack', provider_params: { team: 'acme' } },
              ],
            },
          },
        },
      ] as const,
  ),
  ['a config that is none', { config: 5 }, { config: {} }],
  [
    'the options of the presentation',
    {
      presentation: {
        options: { hideHeaderText: true, logo: { url: '/logo.svg', alt: 'Shop' }, enableShadowDOM: true },
      },
    },
    { theme: { hideHeaderText: true, logo: { logoImageUrl: '/logo.svg', alt: 'Shop' } } },
  ],
  [
    'options that have no counterpart',
    {
      presentation: {
        options: { buttonId: 'x', inputIdSuffix: 'y', icons: {}, enableShadowDOM: false },
        icons: { gmail: () => null },
      },
    },
    {},
    [
      ['presentation.options.buttonId', 'by role and name'],
      ['presentation.options.inputIdSuffix', 'unique'],
      ['presentation.options.icons', ''],
      ['presentation.options.enableShadowDOM', 'no-shadow'],
      ['presentation.icons', ''],
    ],
  ],
  [
    'a theme, over which the page’s own wins',
    {
      presentation: { theme: { 'color-scheme': 'dark', primary: '#f00', 'font-family': 'Inter' } },
      theme: { colors: { primary: '#0f0' } },
    },
    { theme: { colors: { primary: '#0f0' }, fontFamily: 'Inter' }, colorScheme: 'dark' },
  ],
  [
    'sizes that derive from others',
    {
      presentation: {
        theme: { 'rounded-base': '4px', 'button-radius': '0', 'text-base': '1rem', spacing: '5px' },
      },
    },
    {
      theme: {
        container: { borderRadius: 'calc(4px * 6)', padding: 'calc(5px * 9)' },
        buttons: { primary: { borderRadius: '0' }, secondary: { borderRadius: '0' } },
        inputs: { borderRadius: 'calc(4px * 2)' },
        typography: { bodySize: '1rem', headerSize: 'calc(1rem * 1.5)' },
      },
    },
  ],
  [
    'a theme for light and one for dark',
    {
      colorScheme: undefined,
      presentation: {
        theme: [
          { foreground: '#111', success: 'green', 'container-width': '30rem' },
          { foreground: '#eee', success: 'green', ring: '#fff', 'container-width': '40rem' },
        ],
      },
    },
    {
      theme: {
        colors: {
          text: 'light-dark(#111, #eee)',
          success: 'green',
          focus: 'light-dark(#1668A6, #fff)',
        },
        container: { width: '30rem' },
      },
      colorScheme: 'auto',
    },
  ],
  [
    'tokens that have no counterpart',
    {
      presentation: {
        theme: { 'header-font': 'Lora', shadow: 'none', warning: 'orange', nonsense: 'x', secondary: 'grey' },
      },
    },
    {},
    [
      ['presentation.theme.header-font', '::part(header)'],
      ['presentation.theme.shadow', '::part(button)'],
      ['presentation.theme.warning', ''],
      ['presentation.theme.nonsense', ''],
      ['presentation.theme.secondary', 'theme.buttons.secondary.backgroundColor'],
    ],
  ],
  [
    'texts, beside some of ours',
    {
      strings: {
        main: { email: 'Mail' },
        'login.title': 'Welcome',
        'success.title': 'Done',
        'emailConfirmation.content': 'Sent to <bold>{email}</bold>.',
        'passcode.expirationCountdown': 'Ends in {timeRemaining}.',
        'oauth.continueWithGoogle': 'Weiter mit Google',
        'crypto.wallet.continueWithMetamask': 'Weiter mit MetaMask',
      },
    },
    {
      strings: {
        main: { email: 'Mail', heading: 'Welcome' },
        passcode: { confirmedHeading: 'Done', expiresIn: 'Ends in {time}.' },
        passwordConfirmation: { heading: 'Done' },
        emailConfirmation: { sent: 'Sent to {email}.' },
        oauth: { continueWith: 'Weiter mit {provider}' },
        crypto: { continueWith: 'Weiter mit {wallet}' },
      },
    },
  ],
  [
    'texts that have no counterpart',
    {
      strings: {
        'idpConsent.button.allow': 'Allow',
        'passcode.expired': '{n, plural, one {# second} other {# seconds}}',
        'oauth.continueWithGoogle': 'Go',
        // Every object has it.
        constructor: 'Own',
      },
    },
    {},
    [
      [
        'strings: idpConsent.button.allow, passcode.expired, oauth.continueWithGoogle, constructor',
        'docs/languages.md',
      ],
    ],
  ],
];

for (const [what, given, expected, warned = []] of cases) {
  test(`migrates ${what}`, () => {
    const { warnings, ...settings } = migrate(given);
    const own = { config: {}, theme: {}, strings: {}, colorScheme: undefined, presentation: undefined };
    // What is merged has no prototype.
    assert.deepEqual(plainCopy(settings), { ...given, ...own, ...expected });
    assert.equal(warnings.length, warned.length > 0 ? 1 : 0);
    const lines = warnings[0]?.split('\n  ').slice(1) ?? [];
    assert.equal(lines.length, warned.length);
    for (const [index, [setting, instead]] of warned.entries()) {
      assert.ok(lines[index]?.startsWith(setting), lines[index]);
      assert.ok(lines[index]?.includes(instead), lines[index]);
    }
  });
}

test('the B2B element has other texts', () => {
  const given = {
    'password.login.title': 'Your password',
    'organizationLogin.title': 'To {organizationName}',
  };
  const settings = { strings: given, authFlowType: undefined };
  assert.deepEqual(migrate(settings).strings, {
    businessPassword: { emailHeading: 'Your password' },
    organization: { heading: 'To {organization}' },
  });
});

/** Every token of the official element, and whether it takes effect. */
const tokens: Readonly<Record<keyof OfficialTheme, boolean>> = {
  'color-scheme': true,
  'font-family': true,
  'font-family-mono': false,
  'header-font': false,
  spacing: true,
  'container-width': true,
  'mobile-breakpoint': false,
  'rounded-base': true,
  'text-base': true,
  'button-radius': true,
  'input-radius': true,
  'container-radius': true,
  shadow: false,
  'shadow-button': false,
  'shadow-input': false,
  'transition-duration': false,
  background: true,
  foreground: true,
  primary: true,
  'primary-foreground': true,
  secondary: false,
  'secondary-foreground': false,
  muted: true,
  'muted-foreground': true,
  accent: true,
  'accent-foreground': false,
  border: true,
  input: true,
  ring: true,
  destructive: true,
  'destructive-foreground': false,
  warning: false,
  success: true,
  'container-border': true,
  'tab-background': false,
  'primary-button-hover': false,
  'secondary-button-hover': false,
  'destructive-button-hover': false,
  'divider-color': false,
  'focus-ring-shadow': false,
};

for (const [name, applies] of Object.entries(tokens)) {
  test(`the token ${name} ${applies ? 'takes effect' : 'is named in the warning'}`, () => {
    const given: MaybeOfficial = { presentation: { theme: { [name]: 'dark' } } };
    const { theme, colorScheme, warnings } = migrate(given);
    assert.equal(JSON.stringify([theme, colorScheme]).includes('dark'), applies);
    assert.equal(warnings.join().includes(`presentation.theme.${name}`), !applies);
  });
}

test('a theme of variables keeps them', () => {
  const given: MaybeOfficial = { presentation: { theme: shadcnTheme } };
  const theme = plainCopy(migrate(given).theme);
  assert.deepEqual(theme, {
    ...(theme as object),
    inputs: {
      backgroundColor: 'var(--background)',
      placeholderColor: 'var(--muted-foreground)',
      borderColor: 'var(--input)',
      borderRadius: 'calc(calc(var(--radius) / 2.5) * 2)',
    },
  });
});

const slotsOf = (text: unknown): readonly string[] => String(text).match(/\{\w+\}/g) ?? [];

/** The keys of the catalogue of the official element, each with its English text. */
function officialTexts(file: string): Map<string, string> {
  const url = new URL(`../../../node_modules/@stytch/vanilla-js/messages/${file}`, import.meta.url);
  const entries = readFileSync(url, 'utf8').matchAll(/^msgid "(.+)"\nmsgstr "(.*)"$/gm);
  return new Map([...entries].map(([, key = '', text = '']) => [key, text]));
}

for (const [element, file, isBusiness] of [
  ['consumer', 'en.po', false],
  ['B2B', 'b2b/en.po', true],
] as const) {
  test(`every text of the ${element} element that is migrated replaces one of ours, with the same slots`, () => {
    const ours = new Map(textsByPath(everyEnglishText));
    const texts = officialTexts(file);
    assert.ok(texts.size > 100);
    let migratedCount = 0;
    for (const [key, text] of texts) {
      for (const [path, migratedText] of textsByPath(
        migrateTexts({ [key]: text }, isBusiness).strings as never,
      )) {
        migratedCount += 1;
        assert.ok(ours.has(path), `${key}: ${path}`);
        for (const slot of slotsOf(migratedText))
          assert.ok(slotsOf(ours.get(path)).includes(slot), `${key}: ${slot} in ${path}`);
      }
    }
    assert.ok(migratedCount > 70);
  });
}
