import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filesToPreload, type PreloadMap } from './preload.ts';

const map: PreloadMap = {
  always: ['chunks/app-1.js'],
  sdk: ['chunks/sdk-1.js'],
  products: {
    otp: ['chunks/otp-main-1.js', 'chunks/fields-1.js'],
    oauth: ['chunks/oauth-main-1.js', 'chunks/fields-1.js'],
    emailMagicLinks: [],
  },
  logos: { google: ['chunks/logo-google-1.js'], github: ['chunks/logo-github-1.js'] },
  reset: ['chunks/passwords-screens-1.js', 'chunks/fields-1.js'],
};
const widget = { tag: 'auth-widget' } as const;

const cases: readonly (readonly [products: string[], ownClient: boolean, expected: string])[] = [
  [['otp'], false, 'app-1 otp-main-1 fields-1 sdk-1'],
  [['otp'], true, 'app-1 otp-main-1 fields-1'],
  [['oauth', 'emailMagicLinks', 'otp'], true, 'app-1 oauth-main-1 fields-1 otp-main-1'],
];

for (const [products, ownClient, expected] of cases) {
  test(`files of ${products.join(' ')}${ownClient ? ' with its own client' : ''}`, () => {
    const files = filesToPreload(map, { ...widget, products, ownClient });
    assert.deepEqual(
      files,
      expected.split(' ').map((name) => `chunks/${name}.js`),
    );
  });
}

test('a page pays for the logos of the providers that it lists', () => {
  const providers = ['github', 'unknown'];
  const files = filesToPreload(map, { ...widget, products: ['oauth'], providers, ownClient: true });
  assert.deepEqual(
    files,
    ['app-1', 'oauth-main-1', 'fields-1', 'logo-github-1'].map((name) => `chunks/${name}.js`),
  );
});

test('files of the reset form', () => {
  const files = filesToPreload(map, { tag: 'auth-reset-password', products: ['otp'] });
  assert.deepEqual(files, [
    'chunks/app-1.js',
    'chunks/passwords-screens-1.js',
    'chunks/fields-1.js',
    'chunks/sdk-1.js',
  ]);
});

const languages: readonly (readonly [locale: string, texts: readonly string[]])[] = [
  ['es-MX', ['locales/es.js']],
  ['pt', ['locales/pt-BR.js']],
  ['zh-CN', ['locales/zh-Hans.js']],
  ['en-GB', []],
  ['sv', []],
];

for (const [locale, texts] of languages) {
  test(`texts for a page in ${locale}`, () => {
    const files = filesToPreload(map, { ...widget, products: ['otp'], locale });
    assert.deepEqual(
      files.filter((file) => file.startsWith('locales/')),
      texts,
    );
  });
}

test('an unknown product is an error', () => {
  assert.throws(() => filesToPreload(map, { ...widget, products: ['opt'] }), /"opt".*otp/);
});
