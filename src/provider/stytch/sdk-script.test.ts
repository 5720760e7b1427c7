import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { isKnownScript, sdkScript } from './sdk-script.ts';

const captcha = 'https://www.google.com/recaptcha/enterprise.js';
const release = 'https://www.gstatic.com/recaptcha/releases/';

const cases: Readonly<Record<string, boolean>> = {
  'https://www.google.com/recaptcha/enterprise.js?render=key': true,
  'https://www.google.com/recaptcha/enterprise.js': true,
  [`${release}abc/recaptcha__en.js`]: true,
  'https://elements.stytch.com/telemetry.js': true,
  'https://www.google.com/recaptcha/enterprise.js/more': false,
  'https://www.google.com/recaptcha/api.js': false,
  'https://www.google.com/recaptcha/enterprise.js%2f..%2fother': false,
  'http://www.google.com/recaptcha/enterprise.js': false,
  'https://www.google.com:444/recaptcha/enterprise.js': false,
  'https://www.google.com.evil.example/recaptcha/enterprise.js': false,
  'https://www.google.com@evil.example/recaptcha/enterprise.js': false,
  [`${release}../other.js`]: false,
  [`${release}%2e%2E/other.js`]: false,
  [`${release}..\\other.js`]: false,
  'https://elements.stytch.com/other.js': false,
  '/recaptcha/enterprise.js': false,
  '//elements.stytch.com/telemetry.js': false,
  'data:text/javascript,alert()': false,
  'javascript:alert()': false,
  '': false,
};

for (const [url, isKnown] of Object.entries(cases))
  test(`${url || 'nothing'} is ${isKnown ? 'let through' : 'stopped'}`, () =>
    assert.equal(isKnownScript(url), isKnown));

function defineGlobals(context: TestContext, globals: Readonly<Record<string, unknown>>): void {
  Object.assign(globalThis, globals);
  context.after(() => {
    for (const name of Object.keys(globals)) Reflect.deleteProperty(globalThis, name);
  });
}

test('a captcha is there once it says that it is ready', async (context) => {
  defineGlobals(context, { addEventListener: () => undefined });
  const said: string[] = [];
  let tell: () => void = () => undefined;
  const module = { ready: (listener: () => void) => (tell = listener) };
  const loading = sdkScript(captcha, async () => module).then((loaded) => {
    said.push('loaded');
    return loaded;
  });
  await new Promise(setImmediate);
  said.push('ready');
  tell();
  assert.equal(await loading, module);
  assert.deepEqual(said, ['ready', 'loaded']);
});

test('the default policy for trusted types lets known scripts through, and nothing else', async (context) => {
  const policies: { readonly name: string; readonly createScriptURL: (url: string) => string | undefined }[] =
    [];
  const trustedTypes = {
    defaultPolicy: null as object | null,
    createPolicy(name: string, rules: { createScriptURL: (url: string) => string | undefined }) {
      policies.push({ name, ...rules });
      trustedTypes.defaultPolicy = rules;
    },
  };
  defineGlobals(context, { trustedTypes, addEventListener: () => undefined });
  const load = async () => ({});
  await sdkScript('https://shop.example/other.js', load);
  assert.equal(policies.length, 0);
  await sdkScript(captcha, load);
  await sdkScript(captcha, load);
  const [policy, ...more] = policies;
  assert.deepEqual([policy?.name, more.length], ['default', 0]);
  assert.deepEqual(
    [captcha, 'https://evil.example/'].map((url) => policy?.createScriptURL(url)),
    [captcha, undefined],
  );
});
