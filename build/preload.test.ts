import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filesToPreload, type PreloadMap, preloadTags } from './preload.ts';

const map: PreloadMap = {
  always: ['chunks/app-1.js'],
  sdk: ['chunks/sdk-1.js'],
  products: {
    otp: ['chunks/otp-main-1.js', 'chunks/fields-1.js'],
    emailMagicLinks: ['chunks/email-link-main-1.js', 'chunks/fields-1.js'],
  },
};

const cases: readonly (readonly [products: string[], ownClient: boolean, expected: string])[] = [
  [['otp'], false, 'app-1 otp-main-1 fields-1 sdk-1'],
  [['otp'], true, 'app-1 otp-main-1 fields-1'],
  [['emailMagicLinks', 'otp'], true, 'app-1 email-link-main-1 fields-1 otp-main-1'],
];

for (const [products, ownClient, expected] of cases) {
  test(`files of ${products.join(' ')}${ownClient ? ' with its own client' : ''}`, () => {
    const files = filesToPreload(map, { products, ownClient, base: '/' });
    assert.deepEqual(
      files,
      expected.split(' ').map((name) => `chunks/${name}.js`),
    );
  });
}

test('a product that is not there is named', () => {
  assert.throws(() => filesToPreload(map, { products: ['opt'], ownClient: false, base: '/' }), /"opt".*otp/);
});

test('tags carry the integrity of each file', () => {
  const integrity = { 'auth-widget.js': 'sha384-a', 'chunks/app-1.js': 'sha384-b' };
  assert.equal(
    preloadTags({ always: ['chunks/app-1.js'], sdk: [], products: {} }, integrity, {
      products: [],
      ownClient: false,
      base: '/w/',
    }),
    [
      '<link rel="modulepreload" href="/w/chunks/app-1.js" integrity="sha384-b" crossorigin>',
      '<script type="module" src="/w/auth-widget.js" integrity="sha384-a" crossorigin></script>',
    ].join('\n'),
  );
});
