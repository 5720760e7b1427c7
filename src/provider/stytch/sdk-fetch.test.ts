import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sdkFetch } from './sdk-fetch.ts';

const TRANSPORT = Symbol.for('auth-widget.demo');

test('only URLs of the provider in the page stay in the page', async (context) => {
  const sent: string[] = [];
  const answered: string[] = [];
  context.mock.method(globalThis, 'fetch', (url: string) => {
    sent.push(url);
    return Promise.resolve(new Response());
  });
  await sdkFetch('http://demo.invalid/sdk/v1/early', {});
  Object.assign(globalThis, {
    [TRANSPORT]: {
      url: 'http://demo.invalid',
      fetch: (url: string) => {
        answered.push(url);
        return Promise.resolve(new Response());
      },
    },
  });
  context.after(() => Reflect.deleteProperty(globalThis, TRANSPORT));
  await sdkFetch('http://demo.invalid/sdk/v1/a', {});
  await sdkFetch('https://test.stytch.com/sdk/v1/b', {});
  await sdkFetch('http://demo.invalid.evil.example/c', {});
  assert.deepEqual(answered, ['http://demo.invalid/sdk/v1/a']);
  assert.deepEqual(sent, [
    'http://demo.invalid/sdk/v1/early',
    'https://test.stytch.com/sdk/v1/b',
    'http://demo.invalid.evil.example/c',
  ]);
});
