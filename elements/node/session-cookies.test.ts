import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type CookieSource, readSessionCookies, type SessionCookieOptions } from './session-cookies.ts';

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

const session = { token: 't', jwt: 'j', expiresAt: '2026-01-02T03:04:05Z' };
const until = 'Expires=Fri, 02 Jan 2026 03:04:05 GMT';
const site = { headers: new Headers({ cookie, host: 'www.a.example:8443' }) };
const local = { headers: { cookie, host: '127.0.0.1:3000' } };
const shared = { availableToSubdomains: true };

/** The attributes by which the page's script would set them. */
const renewals: readonly (readonly [name: string, CookieSource, SessionCookieOptions, attributes: string])[] =
  [
    ['a site', site, {}, `Path=/; ${until}; Secure; SameSite=Lax`],
    ['a header', cookie, {}, `Path=/; ${until}; Secure; SameSite=Lax`],
    ['this machine', local, { ...shared, domain: 'a.example' }, `Path=/; ${until}; SameSite=Lax`],
    ['a path', site, { path: '/app' }, `Path=/app; ${until}; Secure; SameSite=Lax`],
    ['a domain of one host', site, { domain: 'a.example' }, `Path=/; ${until}; Secure; SameSite=Lax`],
    [
      'all hosts of a domain',
      site,
      { ...shared, domain: 'a.example' },
      `Domain=a.example; Path=/; ${until}; Secure; SameSite=Lax`,
    ],
    ['all hosts below', site, shared, `Domain=www.a.example; Path=/; ${until}; Secure; SameSite=Lax`],
    ['no script', site, { httpOnly: true }, `Path=/; ${until}; HttpOnly; Secure; SameSite=Lax`],
  ];

for (const [name, source, options, attributes] of renewals)
  test(`the cookies of an extended session for ${name}`, () => {
    assert.deepEqual(readSessionCookies(source, 'consumer', options).renew(session), [
      `stytch_session=t; ${attributes}`,
      `stytch_session_jwt=j; ${attributes}`,
    ]);
  });
