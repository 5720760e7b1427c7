/** The first screen that the entry draws is the one that React renders, in every configuration. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { EMPTY_DRAFT } from '../../src/consumer/flow/screens.ts';
import { TRANSLATIONS } from '../../src/kit/i18n/languages.ts';
import type { Settings } from '../../src/settings/settings.ts';
import { OTP_METHODS, PRODUCTS } from '../../src/settings/types.ts';
import { PROVIDERS } from '../../src/shell/views/oauth/provider-table.ts';
import { baseSettings } from './base-settings.ts';
import type * as renderer from './render.tsx';

const { importRenderer } = (await import(new URL('render-bundle.mjs', import.meta.url).href)) as {
  importRenderer: () => Promise<typeof renderer>;
};
const { renderFirstScreen, renderApp, composeFirstScreen, isValid } = await importRenderer();
const data = await renderFirstScreen();

const defaults: Settings = {
  ...baseSettings,
  lookupUser: undefined,
  form: 'login',
};

const subsets = <T>(items: readonly T[]): T[][] =>
  items.reduce<T[][]>((sets, item) => [...sets, ...sets.map((set) => [...set, item])], [[]]);

const providers = Object.keys(PROVIDERS).map((type) => ({ type }));
const all = {
  products: PRODUCTS.filter((product) => product !== 'emailMagicLinks'),
  oauthOptions: { providers },
};

/** Every set of products and of passcode methods; then one change at a time. */
const matrix: readonly (readonly [name: string, Partial<Settings>])[] = [
  ...subsets(PRODUCTS).map((products): [string, Partial<Settings>] => [
    products.join(' '),
    { config: { products, oauthOptions: { providers: providers.slice(0, 2) } } },
  ]),
  ...subsets(OTP_METHODS).map((methods): [string, Partial<Settings>] => [
    `passcodes by ${methods.join(' ')}`,
    { config: { products: ['otp'], otpOptions: { methods: methods.toReversed() } } },
  ]),
  ...['en-GB', 'sv', ...TRANSLATIONS].map((locale): [string, Partial<Settings>] => [
    locale,
    { locale, config: all },
  ]),
  [
    'texts of the page',
    { config: all, strings: { main: { heading: 'Hej <main.heading>' }, common: { or: '' } }, locale: 'sv' },
  ],
  ['dark', { config: all, colorScheme: 'dark' }],
  ['the color scheme of the system', { config: all, colorScheme: 'auto' }],
  ['no heading', { config: all, theme: { hideHeaderText: true } }],
  ['the look "modern"', { config: all, theme: { look: 'modern' } }],
  [
    'a theme',
    {
      config: all,
      theme: {
        colors: { primary: '#123456' },
        buttons: { primary: { borderRadius: ' 2px ' } },
        inputs: { height: 'url(x)' },
      },
    },
  ],
  ['a logo', { config: all, theme: { logo: { logoImageUrl: '/logo.png', alt: 'A <logo> & "more"' } } }],
  ['a logo that may not be shown', { config: all, theme: { logo: { logoImageUrl: 'javascript:alert(1)' } } }],
  [
    'a provider that is not known',
    { config: { products: ['oauth'], oauthOptions: { providers: [{ type: 'toString' }] } } },
  ],
  ...[0, 3, 5, 9].map((count): [string, Partial<Settings>] => [
    `wallets beside ${count} providers`,
    { config: { products: ['oauth', 'crypto'], oauthOptions: { providers: providers.slice(0, count) } } },
  ]),
];

const countries = ['US', 'DE', 'AQ'].map((phoneCountry): (typeof matrix)[number] => [
  `phone numbers of ${phoneCountry}`,
  { config: { products: ['otp'], otpOptions: { methods: ['whatsapp', 'sms'], phoneCountry } }, locale: 'fr' },
]);

const cases = [...matrix, ...countries]
  .map(([name, changes]) => [name, { ...defaults, ...changes }] as const)
  .filter(([, settings]) => isValid(settings));

const nothing = { urlToken: undefined, expected: false };

for (const [name, settings] of cases) {
  test(`the entry draws what React renders: ${name}`, async () => {
    assert.deepEqual(await composeFirstScreen(data, settings, nothing), await renderApp(settings, nothing));
  });
}

const email = { token: 'token-1', tokenType: 'magic_links' } as const;
const landings: readonly (readonly [name: string, Parameters<typeof renderApp>[1], Partial<Settings>])[] = [
  ['a link that this browser asked for', { urlToken: email, expected: true }, {}],
  ['a third party', { urlToken: { ...email, tokenType: 'oauth' }, expected: true }, {}],
  ...[true, false].flatMap((hasToken) =>
    [['passwords'] as const, ['passwords', 'otp'] as const].map((products): (typeof landings)[number] => [
      `the reset form with ${products.join(' ')} ${hasToken ? 'and a token' : ''}`,
      { urlToken: hasToken ? { ...email, tokenType: 'reset_password' } : undefined, expected: false },
      { form: 'reset-password', config: { products } },
    ]),
  ),
];

for (const [name, arrival, changes] of landings) {
  test(`the entry draws what React renders: ${name}`, async () => {
    const settings = { ...defaults, ...changes, locale: 'de' };
    assert.deepEqual(await composeFirstScreen(data, settings, arrival), await renderApp(settings, arrival));
  });
}

for (const products of [['emailMagicLinks'], ['passwords'], ['otp']] as const) {
  test(`the entry draws what React renders: an address that was refused, with ${products.join()}`, async () => {
    const settings = {
      ...defaults,
      config: { products, otpOptions: { methods: ['sms', 'email'] } as const },
      locale: 'fr',
    };
    const draft = { ...EMPTY_DRAFT, tab: 'email', refused: true } as const;
    assert.deepEqual(
      await composeFirstScreen(data, settings, nothing, { tab: 'email', refused: true }),
      await renderApp(settings, nothing, draft),
    );
  });
}
