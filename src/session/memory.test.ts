import assert from 'node:assert/strict';
import { test } from 'node:test';
import { safeStorage } from '../kit/lib/storage.ts';
import { plainCopy } from '../settings/plain-copy.ts';
import { createMemory, type MemoryEnvironment } from './memory.ts';
import type { SessionOptions } from './types.ts';

const publicToken = 'public-token-test-1';
const key = `stytch_sdk_state_${publicToken}`;
const stored = JSON.stringify({ session: { session_id: 'session-1' }, user: { user_id: 'user-1' } });
const own = 'https://login.example.com';
const alive = JSON.stringify({
  session: { expires_at: '2999-01-01T00:00:00Z' },
  user: { user_id: 'user-1' },
});

function browser(cookies: string, items: Readonly<Record<string, string>> = {}) {
  const kept = new Map(Object.entries(items));
  const written: string[] = [];
  const page: MemoryEnvironment = {
    storage: safeStorage(() => ({
      ...items,
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, value) => void kept.set(name, value),
      removeItem: (name) => void kept.delete(name),
    })),
    hostname: 'www.example.com',
    get cookies() {
      return cookies;
    },
    set cookies(cookie) {
      written.push(cookie);
    },
  };
  return { page, kept, written };
}

type Case = readonly [
  what: string,
  expected: boolean,
  cookies: string,
  state: string,
  options?: SessionOptions,
];

const cases: readonly Case[] = [
  ['a new browser has none', false, '', ''],
  ['a cookie is a trace', true, 'a=b; stytch_session=token', ''],
  [
    'a cookie of another project on this origin is none',
    false,
    'stytch_session=token',
    alive,
    { publicToken: 'other' },
  ],
  ['an empty cookie is none', false, 'stytch_session=', ''],
  ['a cookie of another name is none', false, 'my_stytch_session=token; stytch_session_jwt=jwt', ''],
  ['the page names the cookie', true, 'mine=token', '', { cookieOptions: { opaqueTokenCookieName: 'mine' } }],
  ['a member has a cookie of its own', true, 'stytch_b2b_session=token', '', { vertical: 'b2b' }],
  ['what is stored without a cookie has expired', false, '', stored],
  ['what is stored may have a hidden cookie', true, '', stored, { apiUrl: own }],
  ['the SDK has stored that there is none', false, '', 'null', { apiUrl: own }],
  ['something else is stored', false, '', '{"session', { apiUrl: own }],
  ['a client of the page may know of one', true, '', '', { client: {} }],
  ['the emulator hides no cookies', false, '', stored, { apiUrl: 'http://localhost:4010' }],
];

for (const [what, expected, cookies, state, options] of cases) {
  test(`traces of a session: ${what}`, () => {
    const { page } = browser(cookies, state === '' ? {} : { [key]: state });
    assert.equal(createMemory({ publicToken, ...options }, page).mayHaveSession(), expected);
  });
}

test('reads what the SDK has stored', () => {
  const memory = createMemory({ publicToken }, browser('', { [key]: stored }).page);
  assert.deepEqual(plainCopy(memory.stored()), JSON.parse(stored));
  const { session } = createMemory({ publicToken: 'another' }, browser('', { [key]: stored }).page).stored();
  assert.equal(session, undefined);
});

for (const text of ['"text"', '7', '[]', '{"session":7,"user":"ada"}', '{"session":null,"user":null}']) {
  test(`something else that is stored is no session and no user: ${text}`, () => {
    const memory = createMemory({ publicToken, apiUrl: own }, browser('', { [key]: text }).page);
    assert.deepEqual(memory.stored(), { session: undefined, user: undefined });
    assert.equal(memory.mayHaveSession(), false);
  });
}

test('forgets the cookies wherever they were set, and what is stored', () => {
  const { page, kept, written } = browser('stytch_session=token', { [key]: stored });
  const cookieOptions = { domain: 'example.com', path: '/area', jwtCookieName: 'jwt' };
  createMemory({ publicToken, cookieOptions }, page).forget();
  assert.equal(kept.get(key), 'null');
  for (const name of ['stytch_session', 'jwt'])
    for (const place of [
      '/',
      '/;domain=example.com',
      '/;domain=www.example.com',
      '/area',
      '/area;domain=example.com',
    ])
      assert.ok(written.includes(`${name}=;max-age=0;path=${place}`), `${name} ${place}`);
});
