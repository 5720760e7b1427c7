import assert from 'node:assert/strict';
import { test } from 'node:test';
import { parse } from 'acorn';
import { expression } from './evaluate.ts';
import { readOptions } from './options.ts';
import { printMigration } from './print.ts';
import { readSettings } from './read-settings.ts';

const refuse = (): never => {
  throw new Error('No TypeScript.');
};

const config = { products: [{ id: 'otp' }], otpOptions: { methods: ['sms'], expirationMinutes: 5 } };
const written = `{
  products: [Products.otp],
  otpOptions: { methods: [OTPMethods.SMS], expirationMinutes: 5 },
}`;

/** Files, and the settings in them. */
const files: readonly (readonly [what: string, text: string, settings: object])[] = [
  ['a config as JSON', JSON.stringify(config), { config }],
  [
    'all settings as JSON',
    JSON.stringify({ config, strings: { 'login.title': 'Hi' } }),
    { config, strings: { 'login.title': 'Hi' } },
  ],
  ['an object that was copied out of a module', `${written};`, { config }],
  ['a default export', `export default ${written}`, { config }],
  [
    'a variable',
    `import { Products } from '@stytch/vanilla-js'; export const config = ${written};`,
    { config },
  ],
  [
    'the argument of render(), with constants of the file',
    `const login = ${written};
     document.querySelector('stytch-ui').render({ client, config: login, presentation: { theme: [{ primary: '#f00' }, defaultDarkTheme] } });`,
    { config, presentation: { theme: [{ primary: '#f00' }, { 'color-scheme': 'dark' }] } },
  ],
  [
    'callbacks, as methods and as functions',
    `el.render({ config: ${written}, callbacks: { async onEvent({ type }) { go(type); }, onError: (error) => log(error) } });`,
    {
      config,
      callbacks: {
        onEvent: expression('async function ({ type }) { go(type); }'),
        onError: expression('(error) => log(error)'),
      },
    },
  ],
  [
    'mountLogin() of version 5',
    `stytch.mountLogin({ elementId: '#login', config: ${written}, styles: { container: { width: '30rem' } } });`,
    { config, styles: { container: { width: '30rem' } } },
  ],
  [
    'spread objects and lists, numbers and flags',
    `const common = { a: -1, b: !0 === true, c: !true }; export default { products: [...[B2BProducts.sso]], ...common };`,
    { config: { products: [{ id: 'sso' }], a: -1, b: expression('!0 === true'), c: false } },
  ],
  [
    'what only running it would tell',
    'export default { products: [], x: location.origin + "/a", y: fn(), z: `${base}/b`, u: undefined };',
    {
      config: {
        products: [],
        x: expression('location.origin + "/a"'),
        y: expression('fn()'),
        z: expression('`${base}/b`'),
        u: undefined,
      },
    },
  ],
  [
    'a constant that refers to itself',
    'const config = { products: [config] };',
    { config: { products: [expression('config')] } },
  ],
  [
    'members of other objects',
    'const urls = { login: "/in" }; const config = { products: [], a: urls.login, b: urls.other, c: AuthFlowType.Discovery, d: OAuthProviders.Github };',
    { config: { products: [], a: '/in', b: expression('urls.other'), c: 'Discovery', d: 'github' } },
  ],
];

for (const [what, text, settings] of files) {
  test(`reads ${what}`, () => {
    const read = Object.entries(readSettings(text, refuse)).filter(([, value]) => value !== undefined);
    assert.deepEqual(Object.fromEntries(read), settings);
  });
}

test('what is no JavaScript is transpiled first', () => {
  const read = readSettings('const config: Config = { products: [] };', (source) =>
    source.replace(': Config', ''),
  );
  assert.deepEqual(read, { config: { products: [] } });
  assert.throws(() => readSettings('const config: Config = {};', refuse), /^Error: No TypeScript\.$/);
});

for (const text of ['', '5', '{}', 'export const other = 5;', '[1]']) {
  test(`there is no config in ${JSON.stringify(text)}`, () => {
    assert.throws(() => readSettings(text, refuse), /There is no config in it/);
  });
}

test('prints the tag, and a script that parses', () => {
  const settings = readSettings(
    `const config = { ...${written}, oauthOptions: { loginRedirectURL: \`\${location.origin}/"in"\` } };
     const presentation = { theme: { 'color-scheme': 'dark', 'header-font': 'Lora' } };`,
    refuse,
  );
  const { tag, warnings } = printMigration(settings, { isBusiness: false });
  const [first, , ...script] = tag.split('\n');
  assert.equal(first, '<auth-widget public-token="YOUR_PUBLIC_TOKEN" color-scheme="dark"></auth-widget>');
  const source = script.slice(0, -1).join('\n');
  assert.doesNotThrow(() => parse(source, { ecmaVersion: 'latest', sourceType: 'module' }));
  assert.match(source, /loginRedirectURL: `\$\{location\.origin\}\/"in"`/);
  assert.match(source, /products: \[\s+"otp"\s+\]/);
  assert.equal(warnings.length, 1);
  assert.match(warnings[0] ?? '', /header-font: style auth-widget::part\(header\)/);
});

const printed = (text: string) => printMigration(readSettings(text, refuse), { isBusiness: false });

/** What a page writes, and how it is printed. */
const values: readonly (readonly [value: string, printed: RegExp])[] = [
  ['"\\u0001alert(1)"', /^ {2}a: "\\u0001alert\(1\)"$/m],
  ['fn("a\\\\b", `c`)', /^ {2}a: fn\("a\\\\b", `c`\)$/m],
  ['"</script><script>"', /^ {2}a: "\\u003C\/script><script>"$/m],
  ['"<!--<script>"', /^ {2}a: "\\u003C!--<script>"$/m],
  ['fn("\u001b[2J\u0007", `\u009b`)', /^ {2}a: fn\("\\u001b\[2J\\u0007", `\\u009b`\)$/m],
  ['"\u009b\u202e"', /^ {2}a: "\\u009b\\u202e"$/m],
  ['() => {\r\n    go();\r  }', /^ {2}a: \(\) => \{\n {4}go\(\);\n {2}\}$/m],
  ['() => "</SCRIPT>"', /^ {2}a: \(\) => "\\u003C\/SCRIPT>"$/m],
];

for (const [value, expected] of values)
  test(`prints ${JSON.stringify(value)}`, () =>
    assert.match(printed(`export default { products: [], a: ${value} }`).tag, expected));

test('prints what is made of an expression', () => {
  const { tag } = printed(
    'const config = { products: [] }; const presentation = { theme: [{ primary: a("b"), spacing: `${c}px` }, { primary: "`${d}" }] };',
  );
  assert.match(tag, /primary: `light-dark\(\$\{a\("b"\)\}, \\`\\\$\{d\}\)`/);
  assert.match(tag, /padding: `calc\(\$\{`\$\{c\}px`\} \* 9\)`/);
});

test('escapes attributes', () => {
  const { tag } = printed(`new StytchClient('"><script>&'); const config = { products: [] };`);
  assert.match(tag, /^<auth-widget public-token="&quot;&gt;&lt;script&gt;&amp;"><\/auth-widget>$/m);
});

test('a terminal obeys neither the tag nor the warnings', () => {
  const { tag, warnings } = printed(
    `new StytchClient('\u001b[2J\r'); const config = { products: [], "a\u001b\u0007": 1 };`.replace(
      '\r',
      '\\r',
    ),
  );
  assert.match(tag, /^<auth-widget public-token="\\u001b\[2J\\u000d">/);
  assert.match(warnings.join(), /^config\.a\\u001b\\u0007 is not a known setting/);
});

test('gives up on constants that double each other', () => {
  const doubled = Array.from(
    { length: 40 },
    (_, index) => `const c${index} = [c${index + 1}, c${index + 1}];`,
  );
  assert.throws(
    () => readSettings(`${doubled.join('')} const c40 = 1; const config = { products: c0 };`, refuse),
    /too large to read/,
  );
});

const CONFIG_LINES = 'const config = {\n  products: [\n    "otp"\n  ]\n};\n';
const TOKEN = 'public-token-test-1';
const KEPT =
  'import its class as before. The widget then leaves the tokens in the address to the page, unless you set redirect-handling="auto".';

for (const [client, tag, script, warned] of [
  [`new StytchUIClient('${TOKEN}')`, ` public-token="${TOKEN}"`, CONFIG_LINES, []],
  [`const T = '${TOKEN}'; createStytchUIClient(T)`, ` public-token="${TOKEN}"`, CONFIG_LINES, []],
  ['new StytchClient(process.env.TOKEN)', '', `const publicToken = process.env.TOKEN;\n${CONFIG_LINES}`, []],
  ['(publicToken) => new StytchClient(publicToken)', '', CONFIG_LINES, []],
  ['new OtherClient(5)', ' public-token="YOUR_PUBLIC_TOKEN"', CONFIG_LINES, []],
  [
    `new StytchClient('${TOKEN}', { customBaseUrl: 'login.shop.example', cookieOptions: { path: '/' } })`,
    ` public-token="${TOKEN}" api-url="https://login.shop.example"`,
    CONFIG_LINES.replace(']\n}', '],\n  cookieOptions: {\n    path: "/"\n  }\n}'),
    [],
  ],
  [
    `new StytchClient('${TOKEN}', { customBaseUrl: 'https://login.shop.example' })`,
    ` public-token="${TOKEN}" api-url="https://login.shop.example"`,
    CONFIG_LINES,
    [],
  ],
  [
    `new StytchClient('${TOKEN}', { keepSessionAlive: true, cookieOptions: {} })`,
    '',
    `const client = new StytchClient('${TOKEN}', { keepSessionAlive: true, cookieOptions: {} });\n${CONFIG_LINES}`,
    [`The page keeps its client, because of keepSessionAlive: ${KEPT}`],
  ],
  [
    `new StytchClient('${TOKEN}', options())`,
    '',
    `const client = new StytchClient('${TOKEN}', options());\n${CONFIG_LINES}`,
    [`The page keeps its client, because of options that are not in this file: ${KEPT}`],
  ],
] as const) {
  test(`what Stytch's client is made with: ${client}`, () => {
    const settings = readSettings(`${client};\nconst config = { products: ['otp'] };`, refuse);
    const { tag: printed, warnings } = printMigration(settings, { isBusiness: false });
    const names = [
      ...(script.includes('const client') ? ['client'] : tag === '' ? ['publicToken'] : []),
      'config',
    ];
    assert.equal(
      printed,
      `<auth-widget${tag}></auth-widget>\n<script type="module">\nimport 'auth-widget';\n${script}` +
        `Object.assign(document.querySelector('auth-widget'), { ${names.join(', ')} });\n</script>`,
    );
    assert.deepEqual(warnings, warned);
  });
}

test('knows the B2B element by its config, or is told', () => {
  const business = { config: { products: ['sso'], authFlowType: 'Discovery', sessionOptionz: {} } };
  const { tag, warnings } = printMigration(business, { isBusiness: false });
  assert.match(tag, /^<auth-b2b-widget [^]+import 'auth-widget\/business';/);
  assert.deepEqual(warnings, ['config.sessionOptionz is not a known setting and is ignored.']);
  assert.match(
    printMigration({ config: { products: ['sso'] } }, { isBusiness: true }).tag,
    /^<auth-b2b-widget /,
  );
});

for (const [products, isBusiness, warned] of [
  ['[Products.otp, products.more, ...others]', false, undefined],
  ['["totp"]', false, /^config\.products does not take "totp"\. Use any of: .*passkeys/],
  ['["emailOtp"]', true, undefined],
  ['["otp"]', true, /^config\.products does not take "otp"\. Use any of: .*emailOtp/],
] as const)
  test(`tells unknown products of ${isBusiness ? 'business' : 'consumers'}: ${products}`, () => {
    const settings = readSettings(`const config = { products: ${products} };`, refuse);
    const { warnings } = printMigration(settings, { isBusiness });
    assert.equal(warnings.length, warned ? 1 : 0, warnings.join());
    if (warned) assert.match(warnings[0] ?? '', warned);
  });

test('takes one file, or standard input', () => {
  assert.deepEqual(readOptions([]), { file: undefined, isBusiness: false });
  assert.deepEqual(readOptions(['a.js', '--b2b']), { file: 'a.js', isBusiness: true });
  assert.equal(readOptions(['--help']), 'help');
  assert.throws(() => readOptions(['a.js', 'b.js']), /Name one file at a time/);
});
