import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sdkStorage, withCopies, withMemory } from './sdk-storage.ts';

const refuse = (): never => {
  throw new Error('The operation is insecure.');
};

/** A storage that throws for more than so many items, as a full one does. */
function fakeStorage(most: number) {
  const items = new Map<string, string>();
  return {
    items,
    getItem: (key: string) => items.get(key) ?? null,
    setItem(key: string, value: string) {
      if (items.size >= most && !items.has(key)) throw new Error('QuotaExceededError');
      items.set(key, value);
    },
    removeItem: (key: string) => void items.delete(key),
  };
}

test('a storage that works is used', () => {
  const browser = fakeStorage(1);
  const storage = withMemory(() => browser);
  storage.setItem('state', 'one');
  assert.deepEqual([...browser.items], [['state', 'one']]);
  browser.items.set('state', 'written by another tab');
  assert.equal(storage.getItem('state'), 'written by another tab');
  storage.removeItem('state');
  assert.equal(browser.items.size, 0);
});

test('what a full storage refuses is kept in memory, and what it holds is left alone', () => {
  const browser = fakeStorage(1);
  browser.items.set('cart', 'a book');
  const storage = withMemory(() => browser);
  storage.setItem('state', 'one');
  assert.equal(storage.getItem('state'), 'one');
  assert.deepEqual([...browser.items], [['cart', 'a book']]);
  browser.items.delete('cart');
  storage.setItem('state', 'two');
  assert.deepEqual([...browser.items], [['state', 'two']], 'there is room again');
  browser.items.set('state', 'written by another tab');
  assert.equal(storage.getItem('state'), 'written by another tab');
});

for (const [name, storage] of [
  ['a storage that throws when it is read', withMemory(refuse)],
  ['a global that does not exist', sdkStorage.localStorage],
  ['a session storage that does not exist', sdkStorage.sessionStorage],
] as const) {
  test(`memory stands in for ${name}`, () => {
    assert.equal(storage.getItem('state'), null);
    storage.setItem('state', 'one');
    assert.equal(storage.getItem('state'), 'one');
    storage.removeItem('state');
    assert.equal(storage.getItem('state'), null);
  });
}

test('memory stands in for cookies that cannot be read', () => {
  assert.equal(sdkStorage.cookie, '');
  sdkStorage.cookie = 'session=a=b; path=/; expires=Fri, 01 Jan 2100 00:00:00 GMT; sameSite=lax';
  sdkStorage.cookie = 'jwt=c; path=/';
  assert.equal(sdkStorage.cookie, 'session=a=b; jwt=c');
  sdkStorage.cookie = 'session=; path=/; expires=Thu, 01 Jan 1970 00:00:00 GMT';
  assert.equal(sdkStorage.cookie, 'jwt=c');
});

test('each tab has the verifier of its own departure, and what is new in another one if it has none', () => {
  const [all, here, there] = [fakeStorage(9), fakeStorage(9), fakeStorage(9)];
  const [one, other] = [withCopies(all, here), withCopies(all, there)];
  const key = 'stytch_sdk_state_public-token::PKCE_VERIFIER:oauth';
  one.setItem(key, '1');
  assert.equal(other.getItem(key), '1');
  other.setItem(key, '2');
  assert.deepEqual([one.getItem(key), other.getItem(key)], ['1', '2']);
  one.removeItem(key);
  assert.deepEqual([one.getItem(key), other.getItem(key)], [null, '2']);
  for (const shared of ['stytch_sdk_state_public-token', 'x::PKCE_VERIFIER:magic_links']) {
    one.setItem(shared, '1');
    other.setItem(shared, '2');
    assert.equal(one.getItem(shared), '2');
  }
});
