import assert from 'node:assert/strict';
import { test } from 'node:test';
import { filesToPreload, type PreloadMap, preloadTags } from './preload.ts';
import { HELP, readOptions } from './preload-options.ts';

const map: PreloadMap = {
  always: ['chunks/app-1.js'],
  sdk: ['chunks/sdk-1.js'],
  products: {
    otp: ['chunks/otp-main-1.js', 'chunks/fields-1.js'],
    oauth: ['chunks/oauth-main-1.js', 'chunks/fields-1.js'],
    emailMagicLinks: [],
  },
  reset: ['chunks/passwords-screens-1.js', 'chunks/fields-1.js'],
};
const widget = { tag: 'auth-widget', base: '/' } as const;

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

test('tags have the integrity hash of each file', () => {
  const integrity = { 'auth-widget.js': 'sha384-a', 'chunks/app-1.js': 'sha384-b' };
  assert.equal(
    preloadTags({ always: ['chunks/app-1.js'], sdk: [], products: {}, reset: [] }, integrity, {
      ...widget,
      products: [],
      base: '/w/',
    }),
    [
      '<link rel="modulepreload" href="/w/chunks/app-1.js" integrity="sha384-b" crossorigin>',
      '<script type="module" src="/w/auth-widget.js" integrity="sha384-a" crossorigin></script>',
    ].join('\n'),
  );
});

test('tags escape the base', () => {
  const options = { ...widget, products: [], base: '/"><script>&/' };
  assert.equal(
    preloadTags({ always: [], sdk: [], products: {}, reset: [] }, {}, options),
    '<script type="module" src="/&quot;&gt;&lt;script&gt;&amp;/auth-widget.js" crossorigin></script>',
  );
});

for (const base of ['w', '../w', '/w', '//cdn.example.com/w', 'http://localhost:3000/w'])
  test(`the base may be ${base}`, () => {
    const options = readOptions(['--base', base]);
    assert.ok(options !== 'help');
    assert.equal(options.base, `${base}/`);
  });

test('options have the names of the attributes', () => {
  const line =
    '--products,otp emailMagicLinks,--otp-methods,sms,--locale,de,--base,https://cdn.example.com/w';
  assert.deepEqual(readOptions(line.split(',')), {
    tag: 'auth-widget',
    attributes: { products: 'otp emailMagicLinks', 'otp-methods': 'sms', locale: 'de' },
    products: ['otp', 'emailMagicLinks'],
    locale: 'de',
    base: 'https://cdn.example.com/w/',
    ownClient: false,
    html: false,
    linkedStyles: false,
  });
});

const flags: readonly (readonly [line: string, hideHeaderText: boolean, ownClient: boolean])[] = [
  ['--hide-header-text', true, false],
  ['--hide-header-text --own-client', true, true],
  ['--hide-header-text true --own-client=true', true, true],
  ['--hide-header-text false --own-client', false, true],
  ['--own-client=false --hide-header-text=false', false, false],
];

for (const [line, hideHeaderText, ownClient] of flags) {
  test(`flags: ${line}`, () => {
    const options = readOptions(line.split(' '));
    assert.ok(options !== 'help');
    assert.deepEqual(
      ['hide-header-text' in options.attributes, options.ownClient],
      [hideHeaderText, ownClient],
    );
  });
}

const refusals: readonly (readonly [args: readonly string[], says: RegExp])[] = [
  [['--products', 'opt'], /^--products does not take "opt".*otp/],
  [['--products', ''], /^--products must name at least one/],
  [['--products', 'otp', '--otp-methods', 'fax'], /^--otp-methods does not take "fax".*sms/],
  [['--products', 'oauth', '--oauth-providers', 'nope'], /^--oauth-providers does not take "nope".*google/],
  [['--products', 'oauth'], /^--oauth-providers must name at least one/],
  [['--products', 'emailMagicLinks otp', '--otp-methods', 'email'], /^--products must .*not both/],
  [['--locale', 'e_s'], /^--locale .*"e_s"/],
  [['--config', '{"products":'], /^--config is not valid JSON/],
  [['--element', 'auth-reset-password', '--products', 'otp'], /^--products is not an attribute/],
  [['--element', 'a-a'], /^--element .*"a-a"/],
  [['--base', 'javascript:alert(1)//'], /^--base must .*"javascript:alert\(1\)\/\/"/],
  [['--base', 'data:text/javascript,'], /^--base must .*"data:text\/javascript,"/],
  [['--base', 'https://'], /^--base must .*"https:\/\/"/],
  [['--colour', 'red'], /--colour/],
  [['--linked-styles'], /^--linked-styles needs --html/],
  [['--own-client', '--html'], /^--own-client .*With --html, leave it out/],
];

for (const [args, says] of refusals) {
  test(`rejected: ${args.join(' ')}`, () => {
    assert.throws(() => readOptions(args), { message: says });
  });
}

test('links and codes by e-mail may be combined beside passwords', () => {
  const clash = ['--products', 'emailMagicLinks otp passwords', '--otp-methods', 'email'];
  assert.notEqual(readOptions(clash), 'help');
});

test('help lists the options that are no attributes', () => {
  assert.equal(readOptions(['--products', 'nope', '--help']), 'help');
  assert.deepEqual(
    [...HELP.matchAll(/^ {2}--([\w-]+)/gm)].map(([, name]) => name),
    'products locale html linked-styles base element own-client help'.split(' '),
  );
});
