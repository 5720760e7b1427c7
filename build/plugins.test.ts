/** Plugins that fail the build: when an upgrade moves what they match, or a chunk has what it must not have. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Plugin, rollup } from 'rollup';

type PluginFactory = (...options: readonly unknown[]) => Plugin;

// Rollup's configuration is JavaScript, which TypeScript does not check here.
const pluginsOf = (file: string): Promise<Record<string, PluginFactory>> =>
  import(new URL(file, import.meta.url).href) as Promise<Record<string, PluginFactory>>;
const { withoutBusiness, withoutMethods } = await pluginsOf('chunk-boundaries.mjs');
const { eachLanguage } = await pluginsOf('each-language.mjs');
const { emotionComponents, emotionUnitless, emotionUnprefixed, sdkUnoffered } =
  await pluginsOf('lighter-libraries.mjs');
const { sdkScript, sdkSessionCookie, sdkStorage, sdkTimeZone } = await pluginsOf('sdk-globals.mjs');
const { webauthnCopy } = await pluginsOf('webauthn-copy.mjs');
const { sonnerStyles } = await pluginsOf('../src/kit/ui/sonner-styles.plugin.mjs');

type Modules = Readonly<Record<string, string>>;

const sdk = '/node_modules/@stytch/vanilla-js/dist/esm';
const emotionFile = '/node_modules/@emotion/cache/dist/emotion-cache.browser.esm.js';
const adapterFile = '/src/provider/stytch/adapter.ts';
const unitlessFile = '/node_modules/@emotion/unitless/dist/emotion-unitless.esm.js';
const unitless = 'var unitlessKeys = {\n  columns: 1,\n  // SVG\n  zIndex: 1\n};';
const prefixer = 'var defaultStylisPlugins = [prefixer];';

/** Builds an entry that imports all of these modules. */
async function bundle(create: PluginFactory | undefined, modules: Modules): Promise<string> {
  assert.ok(create);
  const names = Object.keys(modules);
  const virtual: Plugin = {
    name: 'virtual',
    resolveId: (id) => (id === 'entry' || names.includes(id) ? id : { id, external: true }),
    load: (id) =>
      id === 'entry' ? names.map((name) => `import '${name}';`).join('\n') : (modules[id] ?? null),
  };
  const built = await rollup({ input: 'entry', plugins: [create(), virtual], treeshake: false });
  const { output } = await built.generate({ format: 'es' });
  return output[0].code;
}

const clients = [
  'HeadlessIDPClient',
  'HeadlessImpersonationClient',
  'HeadlessTOTPClient',
  'HeadlessWebAuthnClient',
];
const clientModules: Modules = Object.fromEntries(
  clients.map((name) => [`${sdk}/core/HeadlessClients/${name}.mjs`, `export class ${name} { call() {} }`]),
);
const dataLayerFile = `${sdk}/SubscriptionService.mjs`;
const storageModules: Modules = {
  [`${sdk}/storage.mjs`]: 'use(globalThis.localStorage); use(globalThis.sessionStorage);',
  [`${sdk}/js.cookie.mjs`]:
    'if (document.cookie) document.cookie = "a=b"; for (var key in source) {} for (var attributeName in attributes) {}',
};

test('emotion is built without its vendor prefixer', async () => {
  const code = await bundle(emotionUnprefixed, { [emotionFile]: prefixer });
  assert.match(code, /defaultStylisPlugins = \[\]/);
});

test('emotion is built without its components', async () => {
  const element = '/node_modules/@emotion/react/dist/emotion-element-f0de968e.browser.esm.js';
  const statics = '/node_modules/hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js';
  const code = await bundle(emotionComponents, {
    [element]: 'export const c = createContext();',
    [statics]: 'module.exports = {};',
  });
  assert.doesNotMatch(code, /createContext|module/);
});

test('emotion knows the properties without a unit that are in use', async () => {
  const code = await bundle(emotionUnitless, {
    [unitlessFile]: unitless,
    '/src/kit/ui/a.ts': 'css({ zIndex: 2 });',
  });
  assert.match(code, /zIndex: 1/);
  assert.doesNotMatch(code, /columns/);
});

test('clients of the SDK that nobody uses are empty', async () => {
  const code = await bundle(sdkUnoffered, { ...clientModules, [adapterFile]: 'client.otps.send();' });
  assert.equal(code.match(/class \w+ \{\}/g)?.length, clients.length);
});

test("the SDK's modules use our storage, and no others", async () => {
  const code = await bundle(sdkStorage, {
    ...storageModules,
    '/src/page.ts': 'use(globalThis.localStorage);',
  });
  assert.match(code, /sdkStorage\.cookie = "a=b"/);
  assert.equal(code.match(/use\(globalThis\.localStorage\)/g)?.length, 1);
});

test('the SDK loads scripts by ours', async () => {
  const code = await bundle(sdkScript, {
    [`${sdk}/load.mjs`]: `document.createElement('script'); cache[url] = loadESModuleFromNetwork(url, moduleFromGlobalScope);`,
  });
  assert.match(code, /= sdkScript\(url, \(\) => loadESModuleFromNetwork\(url, moduleFromGlobalScope\)\);/);
});

test('the SDK asks us for the time zone', async () => {
  const code = await bundle(sdkTimeZone, {
    [`${sdk}/telemetry.mjs`]: 'use({ timezone: Intl.DateTimeFormat().resolvedOptions().timeZone });',
  });
  assert.match(code, /timezone: sdkTimeZone\(\) \}/);
});

test('the SDK asks us before it touches the session cookie', async () => {
  const code = await bundle(sdkSessionCookie, {
    [dataLayerFile]:
      'class A { readSessionCookie() { } removeSessionCookie() { } writeSessionCookie(stateDiff) { } } new A();',
  });
  for (const first of [
    /readSessionCookie\(\) \{ if \(isOthersSession\(this\)\) return \{\};/,
    /removeSessionCookie\(\) \{ if \(isOthersSession\(this\)\) return;/,
    /writeSessionCookie\(stateDiff\) \{ replaceOthersSession\(this, api\.get\(this\.opaqueTokenCookieName\)\);/,
  ])
    assert.match(code, first);
});

const failures: readonly (readonly [
  name: string,
  create: PluginFactory | undefined,
  modules: Modules,
  message: RegExp,
])[] = [
  [
    "emotion's default is spelled differently",
    emotionUnprefixed,
    { [emotionFile]: 'const defaults = [prefixer];' },
    /No "var defaultStylisPlugins/,
  ],
  [
    "emotion's module has another name",
    emotionUnprefixed,
    { '/node_modules/emotion/cache.js': prefixer },
    /No "var defaultStylisPlugins/,
  ],
  [
    "emotion's components have another name",
    emotionComponents,
    { '/node_modules/@emotion/react/dist/emotion.js': '' },
    /No "emotion-element/,
  ],
  [
    "emotion's table is written differently",
    emotionUnitless,
    { [unitlessFile]: 'export const unitless = new Set();' },
    /No table of properties/,
  ],
  [
    'styles use a property that emotion no longer knows',
    emotionUnitless,
    { [unitlessFile]: unitless, '/src/kit/ui/a.ts': 'css({ columns: 2 });' },
    /a\.ts names columns, which/,
  ],
  [
    'a client of the SDK has another name',
    sdkUnoffered,
    Object.fromEntries(Object.entries(clientModules).slice(1)),
    /no module HeadlessIDPClient\./,
  ],
  [
    'the adapter uses a client that is left out',
    sdkUnoffered,
    { ...clientModules, [adapterFile]: 'const { totps } = client; totps.authenticate({});' },
    /names totps, which/,
  ],
  [
    'the SDK no longer uses cookies',
    sdkStorage,
    Object.fromEntries(Object.entries(storageModules).slice(0, 1)),
    /does not use document\.cookie\b/,
  ],
  [
    'the SDK reads storage in another way',
    sdkStorage,
    { ...storageModules, [`${sdk}/more.mjs`]: 'use(window.localStorage);' },
    /more\.mjs uses localStorage in a way/,
  ],
  [
    'the SDK stores something elsewhere',
    sdkStorage,
    { ...storageModules, [`${sdk}/more.mjs`]: 'indexedDB.open("a");' },
    /more\.mjs uses indexedDB in a way/,
  ],
  [
    'the SDK loads scripts in another way',
    sdkScript,
    { [`${sdk}/load.mjs`]: 'document.createElement("script").src = url;' },
    /load\.mjs uses createElement\("script in a way/,
  ],
  [
    'the SDK loads no scripts',
    sdkScript,
    { [`${sdk}/load.mjs`]: 'use();' },
    /The SDK does not use loadESModule/,
  ],
  [
    'the SDK asks for what the browser knows of numbers and dates',
    sdkTimeZone,
    { [`${sdk}/telemetry.mjs`]: 'use(new Intl.NumberFormat());' },
    /telemetry\.mjs uses Intl in a way/,
  ],
  [
    'the SDK reads the session cookie in another way',
    sdkSessionCookie,
    { [dataLayerFile]: 'class A { getSessionCookie() { } }' },
    /does not use readSessionCookie\(\) \{, removeSessionCookie/,
  ],
  [
    'the SDK keeps the session elsewhere',
    sdkSessionCookie,
    { '/src/page.ts': 'use();' },
    /does not use readSessionCookie/,
  ],
  [
    'the SDK has moved the module with its calls for passkeys',
    webauthnCopy,
    {
      '/src/provider/stytch/sdk-webauthn.ts':
        "import '../../../node_modules/@stytch/vanilla-js/dist/esm/HeadlessWebAuthnClient.mjs';",
    },
    /has no dist\/esm\/HeadlessWebAuthnClient\.mjs\. Look for .* change its path in .*sdk-webauthn\.ts/,
  ],
  [
    'the SDK asks the browser for a passkey in another way',
    webauthnCopy,
    { '/src/a.ts': 'use();' },
    /The SDK has no .*navigator/,
  ],
  [
    'sonner injects its styles in another way',
    sonnerStyles,
    { '/node_modules/sonner/dist/index.mjs': 'insert("a{}");' },
    /no __insertCSS/,
  ],
  [
    'the files of all languages are asked for in another form',
    eachLanguage,
    { '/src/texts.ts': 'eachTranslation((tag) => import(`./${tag}/texts.ts`));' },
    /another form of call/,
  ],
  [
    'sonner renames the rules that are left out',
    sonnerStyles,
    { '/node_modules/sonner/dist/index.mjs': '__insertCSS("a{color:red}");' },
    /too few unused rules/,
  ],
];

for (const [name, create, modules, message] of failures) {
  test(`the build fails if ${name}`, async () => {
    await assert.rejects(bundle(create, modules), { message });
  });
}

const firstChunk: PluginFactory = () => withoutMethods?.(['entry']) ?? { name: 'missing' };

for (const path of [
  'consumer/methods/passkeys/requests.ts',
  'consumer/methods/otp/main.tsx',
  'kit/i18n/locales/en/passkey-method.ts',
  'provider/stytch/sdk-webauthn.ts',
])
  test(`a chunk that every page loads must not contain src/${path}`, async () => {
    await assert.rejects(bundle(firstChunk, { [`/work/src/${path}`]: 'use();' }), {
      message: new RegExp(`contains /work/src/${path}`),
    });
  });

test('a chunk that every page loads may contain what the first screen needs of methods', async () => {
  const paths = [
    'consumer/methods/passkeys/manifest.ts',
    'consumer/shared/send-link.ts',
    'kit/i18n/locales/en/consumer.ts',
  ];
  const modules = Object.fromEntries(paths.map((path) => [`/work/src/${path}`, `use('${path}');`]));
  for (const path of paths) assert.match(await bundle(firstChunk, modules), new RegExp(path));
});

for (const path of [
  'src/business/app/main.tsx',
  'src/settings/business/entry-options.ts',
  'src/provider/stytch/business/sdk.ts',
  'src/business/redirect.ts',
  'src/kit/i18n/locales/de/business.ts',
  'elements/internal/business-options.ts',
])
  test(`the files of the other elements must not contain ${path}`, async () => {
    await assert.rejects(bundle(withoutBusiness, { [`/work/${path}`]: 'use();' }), {
      message: new RegExp(`contains /work/${path}`),
    });
  });

test('what both flows share belongs to both', async () => {
  const path = '/work/src/shell/views/passcode-entry.tsx';
  assert.match(await bundle(withoutBusiness, { [path]: 'use("shared");' }), /shared/);
});
