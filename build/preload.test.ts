import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filesToPreload, type PreloadMap, type PreloadOptions, preloadTags, roomRule } from './preload.ts';

const map: PreloadMap = {
  always: ['chunks/app-1.js'],
  sdk: ['chunks/sdk-1.js'],
  products: {
    otp: ['chunks/otp-main-1.js', 'chunks/fields-1.js'],
    emailMagicLinks: ['chunks/email-link-main-1.js', 'chunks/fields-1.js'],
  },
  reset: ['chunks/passwords-screens-1.js', 'chunks/fields-1.js'],
};
const widget = { tag: 'auth-widget', base: '/' } as const;

const cases: readonly (readonly [products: string[], ownClient: boolean, expected: string])[] = [
  [['otp'], false, 'app-1 otp-main-1 fields-1 sdk-1'],
  [['otp'], true, 'app-1 otp-main-1 fields-1'],
  [['emailMagicLinks', 'otp'], true, 'app-1 email-link-main-1 fields-1 otp-main-1'],
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

test('files of the reset form', () => {
  const files = filesToPreload(map, { tag: 'auth-reset-password', products: ['otp'], base: '/' });
  assert.deepEqual(files, [
    'chunks/app-1.js',
    'chunks/passwords-screens-1.js',
    'chunks/fields-1.js',
    'chunks/sdk-1.js',
  ]);
});

test('a product that is not there is named', () => {
  assert.throws(() => filesToPreload(map, { ...widget, products: ['opt'] }), /"opt".*otp/);
});

test('tags carry the integrity of each file', () => {
  const integrity = { 'auth-widget.js': 'sha384-a', 'chunks/app-1.js': 'sha384-b' };
  assert.equal(
    preloadTags({ always: ['chunks/app-1.js'], sdk: [], products: {}, reset: [] }, integrity, {
      ...widget,
      products: [],
      base: '/w/',
    })
      .split('\n')
      .slice(1)
      .join('\n'),
    [
      '<link rel="modulepreload" href="/w/chunks/app-1.js" integrity="sha384-b" crossorigin>',
      '<script type="module" src="/w/auth-widget.js" integrity="sha384-a" crossorigin></script>',
    ].join('\n'),
  );
});

const usual = '45px';
const rooms: readonly (readonly [name: string, options: Partial<PreloadOptions>, height: string])[] = [
  ['a link', {}, '150px + 1*button + 1*field'],
  ['a code by text, no header', { products: ['otp'], hideHeaderText: true }, '94px + 1*button + 1*field'],
  [
    'tabs and a logo',
    { products: ['otp'], otpMethods: ['sms', 'email'], hasLogo: true },
    '292px + 1*button + 1*field',
  ],
  [
    'third parties only',
    { products: ['oauth'], oauthProviders: ['google', 'apple'] },
    '114px + 2*button + 0*field',
  ],
  ['the reset form', { tag: 'auth-reset-password' }, '266px + 1*button + 1*field'],
];

for (const [name, options, height] of rooms) {
  test(`room for ${name}`, () => {
    const rule = roomRule({ ...widget, products: ['emailMagicLinks'], ...options });
    const expected = height
      .replace('button', `var(--auth-buttons-height,${usual})`)
      .replace('field', `var(--auth-inputs-height,${usual})`);
    assert.ok(rule.includes(`height:calc(${expected});`), rule);
    assert.match(rule, /^auth-(widget|reset-password):not\(:defined\)\{display:grid;/);
    // Wide in a parent that fits its contents, too.
    assert.match(rule, /grid-template-columns:minmax\(0,var\(--auth-container-width,400px\)\)/);
  });
}
