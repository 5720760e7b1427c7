import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, type TestContext, test } from 'node:test';
import { sdkFetch } from './sdk-fetch.ts';
import { apiBase, requestSettings } from './sdk-request.ts';

const bases: readonly (readonly [token: string, apiUrl: string | undefined, base: string])[] = [
  ['public-token-test-1', undefined, 'https://test.stytch.com'],
  ['public-token-live-1', undefined, 'https://api.stytch.com'],
  ['public-token-test-1', 'http://localhost:4010/', 'http://localhost:4010'],
  ['public-token-test-1', 'http://localhost:4010/a//', 'http://localhost:4010/a'],
  ['public-token-live-1', 'https://login.shop.example:8443/a', 'https://login.shop.example'],
];

for (const [token, apiUrl, base] of bases) {
  test(`${token} with api-url ${apiUrl} is asked about at ${base}`, () => {
    assert.equal(apiBase(token, apiUrl), base);
  });
}

const TOKEN = 'public-token-test-1';
const URL_OF_SETTINGS = `https://test.stytch.com/sdk/v1/projects/bootstrap/${TOKEN}`;

/** Answers requests in turn, and lists what was asked. */
function answer(context: TestContext, ...answers: (number | Error)[]): string[] {
  const asked: string[] = [];
  context.mock.method(globalThis, 'fetch', async (url: string) => {
    const given = answers[asked.push(url) - 1];
    if (typeof given !== 'number') throw given;
    return new Response(String(asked.length), { status: given });
  });
  return asked;
}

const asSdk = async (url = URL_OF_SETTINGS): Promise<string> => (await sdkFetch(url, {})).text();

describe('the settings of a project, asked for before the SDK is there', () => {
  beforeEach(() => Object.assign(globalThis, { location: { origin: 'https://shop.example' } }));
  afterEach(() => {
    Reflect.deleteProperty(globalThis, 'location');
    Reflect.deleteProperty(globalThis, Symbol.for('auth-widget.answers'));
  });

  test('the SDK gets the answer, once', async (context) => {
    const asked = answer(context, 200, 200);
    requestSettings(TOKEN, undefined);
    assert.equal(await asSdk(), '1');
    assert.equal(await asSdk(), '2');
    assert.deepEqual(asked, [URL_OF_SETTINGS, URL_OF_SETTINGS]);
  });

  test('several widgets of a page ask once, and none after the SDK', async (context) => {
    const asked = answer(context, 200);
    requestSettings(TOKEN, undefined);
    requestSettings(TOKEN, undefined);
    await asSdk();
    requestSettings(TOKEN, undefined);
    assert.equal(asked.length, 1);
  });

  test('nothing is asked if the SDK of another element was sooner', async (context) => {
    const asked = answer(context, 200);
    await asSdk();
    requestSettings(TOKEN, undefined);
    assert.equal(asked.length, 1);
  });

  for (const failure of [new TypeError('Failed to fetch'), 400, 503])
    test(`after ${failure}, the SDK asks itself`, async (context) => {
      answer(context, failure, 200);
      requestSettings(TOKEN, undefined);
      assert.equal(await asSdk(), '2');
    });

  test('only the settings of that project at that API are answered by it', async (context) => {
    answer(context, 200, 200, 200);
    requestSettings(TOKEN, undefined);
    assert.equal(await asSdk(`${URL_OF_SETTINGS}2`), '2');
    assert.equal(await asSdk('https://test.stytch.com/sdk/v1/sessions/authenticate'), '3');
    assert.equal(await asSdk(), '1');
  });
});
