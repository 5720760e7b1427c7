import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CookieSource, readSessionCookies } from './session-cookies.ts';

const cookie = 'a=b; stytch_session=token; stytch_session_jwt=jwt';
const headers = { cookie, get: 'a header by this name', headers: 'another' };

const sources: readonly (readonly [name: string, source: CookieSource, token: string | undefined])[] = [
  ['a header', cookie, 'token'],
  ['no header', undefined, undefined],
  ['Headers', new Headers({ cookie }), 'token'],
  ['Headers without cookies', new Headers(), undefined],
  ['a Request', new Request('https://a.example', { headers: { cookie } }), 'token'],
  ['a request of Node', { headers }, 'token'],
  ['a request of Node without cookies', { headers: {} }, undefined],
];

for (const [name, source, token] of sources)
  test(`the session cookies of ${name}`, () => {
    assert.equal(readSessionCookies(source, 'consumer', {}).token, token);
  });

test('only the cookies of the session are cleared, wherever the elements have set them', () => {
  const both = `${cookie}; stytch_b2b_session=m; my_session=t`;
  assert.deepEqual(readSessionCookies(both, 'consumer', {}).clear, [
    'stytch_session=; Max-Age=0; Path=/',
    'stytch_session_jwt=; Max-Age=0; Path=/',
  ]);
  assert.deepEqual(readSessionCookies(both, 'b2b', { path: '/app', domain: 'a.example' }).clear, [
    'stytch_b2b_session=; Max-Age=0; Path=/app',
    'stytch_b2b_session=; Max-Age=0; Domain=a.example; Path=/app',
  ]);
  const named = readSessionCookies(both, 'consumer', { opaqueTokenCookieName: 'my_session' });
  assert.equal(named.token, 't');
  assert.equal(named.jwt, 'jwt');
  const unset = { opaqueTokenCookieName: undefined, jwtCookieName: undefined } as object;
  assert.equal(readSessionCookies(both, 'consumer', unset).token, 'token');
});
