import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, describe, mock, test } from 'node:test';
import { Client } from 'stytch';
import { type Emulator, startEmulator } from '../../emulator/server.ts';
import { TestClient } from '../../emulator/test-client.ts';
import { authenticateRequest, type Identity } from './authenticate.ts';
import { protectRequest, requireUser, type ServerResponse } from './protect.ts';

let emulator: Emulator;
let pages: TestClient;
let client: Client;

before(async () => {
  emulator = await startEmulator({ port: 0 });
  pages = new TestClient(emulator.url);
  client = new Client({ ...emulator.credentials, env: emulator.url });
});
after(() => emulator.close());
/** For the suites: a hook outside of them applies to every file in the process. */
const reset = () => pages.send('POST', '/emulator/reset');

interface Visit {
  readonly cookie?: string;
  readonly language?: string;
  readonly signInPath?: string;
  readonly verify?: 'jwt';
  readonly secondFactor?: boolean;
}

type Answer = Pick<Response, 'status' | 'headers'> & { readonly body: string };

/** Asks for a page of each kind of server, whose own answer is the phone number of the visitor. */
const servers: Readonly<Record<string, (path: string, visit: Visit) => Promise<Answer>>> = {
  async requireUser(path, { cookie, language, ...options }) {
    const protect = requireUser({ client, timeoutMs: 60_000, ...options });
    const server: Server = createServer((request, response) => {
      const express = Object.assign(response, { locals: {} as ServerResponse<Identity>['locals'] });
      void protect(request, express, () => response.end(express.locals.auth.session.user_id));
    });
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    const { port } = server.address() as AddressInfo;
    const headers = { ...(cookie && { cookie }), ...(language && { 'accept-language': language }) };
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, { headers, redirect: 'manual' });
    const body = await answer.text();
    server.close();
    return { status: answer.status, headers: answer.headers, body };
  },
  async protectRequest(path, { cookie, language, ...options }) {
    const headers = { ...(cookie && { cookie }), ...(language && { 'accept-language': language }) };
    const request = new Request(`https://site.example${path}`, { headers });
    const answer = await protectRequest(request, { client, timeoutMs: 60_000, ...options });
    if (answer) return { status: answer.status, headers: answer.headers, body: await answer.text() };
    return { status: 200, headers: new Headers(), body: 'user-test-' };
  },
};

const down = { status: 500, type: 'internal_server_error', message: 'at /srv/app/secret.js:1' };
const breakStytch = () =>
  pages.send('PUT', '/emulator/faults', { route: '/v1/sessions/authenticate', fault: down });

for (const [name, visit] of Object.entries(servers))
  describe(name, () => {
    beforeEach(reset);

    test('lets a visitor through who is signed in', async () => {
      const cookie = `stytch_session=${await pages.signIn('+12025550162')}`;
      const { status, body, headers } = await visit('/account', { cookie, signInPath: '/sign-in' });
      assert.equal(status, 200);
      if (name === 'requireUser') assert.equal(headers.get('cache-control'), 'private, no-store');
      assert.match(body, /^user-test-/);
    });

    test('sends others to the sign-in page, and removes their cookies', async () => {
      const cookie = 'theme=dark; stytch_session=j:{}; stytch_session_jwt=x';
      const { status, headers } = await visit('/account/__data.json?a=1&b=2', {
        cookie,
        signInPath: '/sign-in',
      });
      assert.equal(status, 303);
      assert.match(headers.get('location') ?? '', /^\/sign-in\?to=%2Faccount%3Fa%3D1%26b%3D2$/);
      assert.equal(headers.get('cache-control'), 'no-store');
      assert.deepEqual(headers.getSetCookie(), [
        'stytch_session=; Max-Age=0; Path=/',
        'stytch_session_jwt=; Max-Age=0; Path=/',
      ]);
    });

    test('has no business with the cookies of visitors without a session', async () => {
      const { status, headers } = await visit('/account', { cookie: 'theme=dark', signInPath: '/sign-in' });
      assert.equal(status, 303);
      assert.deepEqual(headers.getSetCookie(), []);
    });

    test('answers in JSON without a sign-in page', async () => {
      const { status, headers, body } = await visit('/api/me', { cookie: 'stytch_session=x' });
      assert.equal(status, 401);
      assert.equal(headers.getSetCookie().length, 1);
      assert.deepEqual(JSON.parse(body), { error: 'Sign in first.' });
    });

    for (const verify of [undefined, 'jwt'] as const)
      test(`asks for a second factor and leaves the first, with verify ${verify}`, async () => {
        const token = await pages.signIn('+12025550162');
        const visited = { cookie: `stytch_session=${token}`, secondFactor: true, ...(verify && { verify }) };
        const page = await visit('/payouts?month=5', { ...visited, signInPath: '/sign-in?factors=2' });
        assert.equal(page.status, 303);
        assert.equal(page.headers.get('location'), '/sign-in?factors=2&to=%2Fpayouts%3Fmonth%3D5');
        assert.equal(page.headers.get('cache-control'), 'no-store');
        assert.deepEqual(page.headers.getSetCookie(), []);
        const api = await visit('/api/payouts', visited);
        assert.equal(api.status, 401);
        assert.deepEqual(JSON.parse(api.body), { error: 'second_factor_required' });
        assert.equal(api.headers.get('content-type'), 'application/json');
        assert.deepEqual(api.headers.getSetCookie(), []);
        const nobody = await visit('/api/payouts', { ...visited, cookie: '' });
        assert.deepEqual(JSON.parse(nobody.body), { error: 'Sign in first.' });

        const jwt = await pages.addFactor(token);
        const cookie = `${visited.cookie}; stytch_session_jwt=${jwt}`;
        const { status, body } = await visit('/payouts', { ...visited, cookie, signInPath: '/sign-in' });
        assert.equal(status, 200);
        assert.match(body, /^user-test-/);
      });

    test('says so while Stytch is down, and signs nobody out', async () => {
      const error = mock.method(console, 'error', () => {});
      const token = await pages.signIn('+12025550162');
      await breakStytch();
      const cookie = `stytch_session=${token}`;
      const page = await visit('/account', { cookie, signInPath: '/sign-in', language: 'de-CH,en;q=0.5' });
      assert.equal(page.status, 503);
      assert.equal(page.headers.get('retry-after'), '30');
      assert.equal(page.headers.get('location'), null);
      assert.deepEqual(page.headers.getSetCookie(), []);
      assert.match(page.body, /<html lang="de" dir="ltr">/);
      assert.match(page.body, /Sie wurden nicht abgemeldet/);
      assert.doesNotMatch(page.body, /srv|stytch|Error/i);
      const api = await visit('/api/me', { cookie });
      assert.equal(api.status, 503);
      assert.deepEqual(JSON.parse(api.body), { error: 'Try again later.' });
      const printed = error.mock.calls.map(({ arguments: [line] }) => String(line)).join('\n');
      error.mock.restore();
      assert.match(printed, /Stytch answered 500 internal_server_error/);
      assert.ok(!printed.includes(token), 'no secrets');
    });
  });

test('options that would let in whoever was signed out, or nobody, are refused', async () => {
  const request = new Request('https://site.example/account');
  for (const options of [
    { verify: 'JWT' },
    { verify: null },
    { verify: '' },
    { secondFactor: 'true' },
    { secondFactor: 1 },
    { secondFactor: null },
    { timeoutMs: Number.NaN },
    { timeoutMs: 0 },
    { timeoutMs: -1 },
    { signInPath: 'sign-in' },
    { signInPath: '' },
    { signInPath: '//stranger.example' },
    { signInPath: '/\\\\stranger.example' },
    { signInPath: 'https://stranger.example/' },
    { signInPath: '/sign-in#form' },
    { secondFactors: true },
  ]) {
    const given = { client, ...options } as { client: Client };
    const [name] = Object.keys(options);
    const expected = {
      name: 'TypeError',
      message: new RegExp(`auth-widget: (${name} must|unknown option ${name})`),
    };
    assert.throws(() => requireUser(given), expected);
    await assert.rejects(protectRequest(request, given), expected);
    if (name !== 'signInPath') await assert.rejects(authenticateRequest(request, given), expected);
  }
});

test('a sign-in path keeps its query, is absolute for Next.js, and a wait without an end is the longest', async () => {
  await pages.send('POST', '/emulator/reset');
  const cookie = `stytch_session=${await pages.signIn('+12025550162')}`;
  const request = (headers: HeadersInit) => new Request('https://site.example/account', { headers });
  const options = { client, signInPath: '/sign-in?lang=de', timeoutMs: Number.POSITIVE_INFINITY };
  const answer = await protectRequest(request({}), options);
  assert.equal(answer?.headers.get('location'), '/sign-in?lang=de&to=%2Faccount');
  const ofNext = await protectRequest(Object.assign(request({}), { nextUrl: {} }), options);
  assert.equal(ofNext?.headers.get('location'), 'https://site.example/sign-in?lang=de&to=%2Faccount');
  assert.equal(await protectRequest(request({ cookie }), options), undefined);
});

const languages: readonly (readonly [accepted: string, lang: string])[] = [
  ['', 'en'],
  ['*', 'en'],
  ['pt', 'pt-BR'],
  ['zh-TW', 'en'],
  ['he', 'he'],
  ['<script>', 'en'],
  // Each unknown one takes time.
  [`${'xx,'.repeat(5000)}de`, 'en'],
];

for (const [language, lang] of languages)
  test(`the page while Stytch is down for visitors who read ${JSON.stringify(language.slice(0, 20))}`, async () => {
    const error = mock.method(console, 'error', () => {});
    await breakStytch();
    const visit: Visit = { cookie: 'stytch_session=x', signInPath: '/sign-in', language };
    const answer = await servers['protectRequest']?.('/account', visit);
    error.mock.restore();
    assert.match(
      answer?.body ?? '',
      new RegExp(`<html lang="${lang}" dir="${lang === 'he' ? 'rtl' : 'ltr'}">`),
    );
  });
