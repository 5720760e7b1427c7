/** Plugins that fail the build: when an upgrade moves what they match, or a chunk has what it must not have. */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Plugin, rollup } from 'rollup';

type PluginFactory = (...options: readonly unknown[]) => Plugin;

// Rollup's configuration is JavaScript, which TypeScript does not check here.
const pluginsOf = (file: string): Promise<Record<string, PluginFactory>> =>
  import(new URL(file, import.meta.url).href) as Promise<Record<string, PluginFactory>>;
const { withoutMethods } = await pluginsOf('chunk-boundaries.mjs');
const { eachLanguage } = await pluginsOf('each-language.mjs');
const { sdkGlobals } = (await import(new URL('sdk-globals.mjs', import.meta.url).href)) as {
  readonly sdkGlobals: () => readonly Plugin[];
};
/** By the names that the SDK gets. */
const sdkGlobal =
  (wanted: string): PluginFactory =>
  () => {
    const plugin = sdkGlobals().find(({ name }) => name === wanted);
    assert.ok(plugin);
    return plugin;
  };
const sdkPasskeyChoice = sdkGlobal('tellChoice');
const sdkScript = sdkGlobal('sdkScript');
const sdkSessionCookie = sdkGlobal('isOthersSession, replaceOthersSession');
const sdkStorage = sdkGlobal('sdkStorage');
const sdkTimeZone = sdkGlobal('sdkTimeZone');
const { sonnerStyles } = await pluginsOf('../src/kit/ui/sonner-styles.plugin.mjs');

type Modules = Readonly<Record<string, string>>;

const sdk = '/node_modules/@stytch/vanilla-js/dist/esm';
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

const dataLayerFile = `${sdk}/SubscriptionService.mjs`;
const storageModules: Modules = {
  [`${sdk}/storage.mjs`]: 'use(globalThis.localStorage); use(globalThis.sessionStorage);',
  [`${sdk}/js.cookie.mjs`]:
    'if (document.cookie) document.cookie = "a=b"; for (var key in source) {} for (var attributeName in attributes) {}',
};

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

test('the SDK tells us which passkey was chosen', async () => {
  const code = await bundle(sdkPasskeyChoice, {
    [`${sdk}/webauthn-json.mjs`]:
      'function get(requestJSON) { return getResponseToJSON(credential); } get();',
  });
  assert.match(code, /tellChoice\(requestJSON, credential\); return getResponseToJSON/);
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
    'the SDK asks the browser for a passkey in another way',
    sdkPasskeyChoice,
    { [`${sdk}/webauthn-json.mjs`]: 'use();' },
    /The SDK does not use return getResponseToJSON/,
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
  'provider/stytch/passkeys.ts',
])
  test(`a chunk that every page loads must not contain src/${path}`, async () => {
    await assert.rejects(bundle(firstChunk, { [`/work/src/${path}`]: 'use();' }), {
      message: new RegExp(`contains /work/src/${path}`),
    });
  });

test('a chunk that every page loads may contain what the first screen needs of methods', async () => {
  const paths = [
    'consumer/methods/passkeys/manifest.ts',
    'consumer/shared/send.ts',
    'kit/i18n/locales/en/consumer.ts',
  ];
  const modules = Object.fromEntries(paths.map((path) => [`/work/src/${path}`, `use('${path}');`]));
  for (const path of paths) assert.match(await bundle(firstChunk, modules), new RegExp(path));
});
