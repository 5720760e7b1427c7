/** The first screen that the entry of `<auth-b2b-widget>` draws is the one that React renders. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { TRANSLATIONS } from '../../src/kit/i18n/languages.ts';
import type { BusinessSettings } from '../../src/settings/business/settings.ts';
import { B2B_OAUTH_PROVIDERS, B2B_PRODUCTS } from '../../src/settings/business/types.ts';
import { baseSettings } from './base-settings.ts';
import type * as renderer from './render.tsx';

const { importRenderer } = (await import(new URL('render-bundle.mjs', import.meta.url).href)) as {
  importRenderer: (name: string) => Promise<typeof renderer>;
};
const { renderBusinessFirstScreen, renderBusinessApp, composeBusinessFirstScreen } =
  await importRenderer('business-test');
const data = renderBusinessFirstScreen();

const subsets = <T>(items: readonly T[]): T[][] =>
  items.reduce<T[][]>((sets, item) => [...sets, ...sets.map((set) => [...set, item])], [[]]);

const oauthOptions = { providers: B2B_OAUTH_PROVIDERS };
const all = { products: B2B_PRODUCTS, oauthOptions };

const matrix: readonly (readonly [name: string, Partial<BusinessSettings>])[] = [
  ...subsets(B2B_PRODUCTS)
    .filter(({ length }) => length > 0)
    .map((products): [string, Partial<BusinessSettings>] => [
      products.join(' '),
      { config: { products, oauthOptions } },
    ]),
  ['no providers', { config: { products: ['oauth', 'emailOtp'] } }],
  ...TRANSLATIONS.map((locale): [string, Partial<BusinessSettings>] => [locale, { locale, config: all }]),
  ['dark', { config: all, colorScheme: 'dark' }],
  ['no heading', { config: all, theme: { hideHeaderText: true } }],
  ['a logo', { config: all, theme: { logo: { logoImageUrl: '/logo.png', alt: 'A logo' } } }],
  ['the texts of the page', { config: all, strings: { main: { heading: 'Hej' } }, locale: 'sv' }],
  ['an organization', { config: { authFlowType: 'Organization', organizationSlug: 'acme' }, locale: 'de' }],
];

for (const [name, changes] of matrix) {
  test(`the business entry draws what React renders: ${name}`, async () => {
    const settings = { ...baseSettings, ...changes };
    assert.deepEqual(await composeBusinessFirstScreen(data, settings), await renderBusinessApp(settings));
  });
}

for (const products of [['emailMagicLinks'], ['passwords'], ['emailOtp', 'passwords']] as const) {
  test(`the business entry draws what React renders: a refused address with ${products.join(' ')}`, async () => {
    const settings = { ...baseSettings, config: { products } };
    assert.deepEqual(
      await composeBusinessFirstScreen(data, settings, true),
      await renderBusinessApp(settings, true),
    );
  });
}
