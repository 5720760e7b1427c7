import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { isOthersSession, replaceOthersSession } from './sdk-session-cookie.ts';

const keyOf = (project: string): string => `stytch_sdk_state_${project}`;
const stored = JSON.stringify({ user: {}, session: { expires_at: '2999-01-01T00:00:00Z' } });
const layerOf = (publicToken: string, name: string | null = null) => ({
  publicToken,
  _opaqueTokenCookieName: name,
  _cookieAvailableToSubdomains: false,
});
const [one, two] = [layerOf('one'), layerOf('two')];
let items: Record<string, string>;

// A hook outside of a suite applies to every file in the process.
describe('the session cookie', () => {
  beforeEach(() => {
    items = { [keyOf('one')]: stored };
    const methods = {
      getItem: (key: string) => items[key] ?? null,
      setItem: (key: string, value: string) => {
        items[key] = value;
      },
    };
    const localStorage = new Proxy(methods, {
      ownKeys: () => Object.keys(items),
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    });
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: localStorage });
  });

  afterEach(() => Reflect.deleteProperty(globalThis, 'localStorage'));

  test('the cookie is that of the project which has stored a session', () => {
    assert.deepEqual([one, two, layerOf('two', 'mine')].map(isOthersSession), [false, true, false]);
  });

  test('a sign-in replaces the session of another project, which forgets it', async () => {
    replaceOthersSession(two, 'token of one');
    assert.equal(items[keyOf('one')], 'null');
    assert.equal(isOthersSession(two), false);
    items[keyOf('two')] = stored;
    await Promise.resolve();
    assert.deepEqual([one, two].map(isOthersSession), [true, false]);
  });

  test('a session in a cookie of another name stays, and the new one can be read at once', async () => {
    replaceOthersSession(two, undefined);
    assert.deepEqual([items[keyOf('one')], isOthersSession(two)], [stored, false]);
    items[keyOf('two')] = stored;
    await Promise.resolve();
    replaceOthersSession(two, 'token of two');
    assert.deepEqual([items[keyOf('one')], isOthersSession(one)], [stored, false]);
  });
});
