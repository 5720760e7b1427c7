import assert from 'node:assert/strict';
import { test } from 'node:test';
import { resolveConfig } from '../settings/resolve.ts';
import type { Config } from '../settings/types.ts';
import { providerMistakes } from './provider-mistakes.ts';

const providers = (...types: string[]) => ({ providers: types.map((type) => ({ type })) });

const page = { origin: 'https://shop.example', pathname: '/app' };

// Spec 2.10, 2.11
for (const [title, config, expected] of [
  ['a known provider', { products: ['oauth'], oauthOptions: providers('google') }, []],
  [
    'a misspelled one',
    { products: ['oauth'], oauthOptions: providers('gogle') },
    [/"gogle".* Did you mean "google"\?$/],
  ],
  [
    'an unknown one',
    { products: ['oauth'], oauthOptions: providers('constructor') },
    [/"constructor".*logo\.$/],
  ],
  ['none, beside other products', { products: ['oauth', 'otp'] }, [/^names no provider/]],
  ['none, without the product', { products: ['otp'] }, []],
] as const satisfies readonly (readonly [string, Config, readonly RegExp[]])[])
  test(`${title}: ${expected.length} mistakes`, () => {
    const resolved = resolveConfig(config as Config, 'https://shop.example');
    const messages = providerMistakes(resolved, { ...page, hash: '#part' }).map(({ message }) => message);
    assert.equal(messages.length, expected.length);
    for (const [index, pattern] of expected.entries()) assert.match(messages[index] ?? '', pattern);
  });

for (const [hash, loginRedirectURL, isTold] of [
  ['#/login', undefined, true],
  ['#!/login?to=/orders', undefined, true],
  ['#/login', 'https://shop.example/back', false],
  ['#login', undefined, false],
  ['', undefined, false],
] as const)
  test(`a page at "${hash}" that social logins bring back to ${loginRedirectURL ?? 'itself'}`, () => {
    const oauthOptions = { ...providers('google'), ...(loginRedirectURL && { loginRedirectURL }) };
    const config = resolveConfig({ products: ['oauth'], oauthOptions }, 'https://shop.example');
    const settings = providerMistakes(config, { ...page, hash }).map(({ setting }) => setting);
    assert.deepEqual(settings, isTold ? ['login-redirect-url'] : []);
  });
