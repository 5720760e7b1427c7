import assert from 'node:assert/strict';
import { after, before, type TestContext, test } from 'node:test';
import { B2BClient, Client, type Session } from 'stytch';
import { type Emulator, startEmulator } from '../../emulator/server.ts';
import { B2B_CREDENTIALS } from '../../emulator/state/b2b/settings.ts';
import { TestClient, text } from '../../emulator/test-client.ts';
import { authenticateRequest, type Identity } from './authenticate.ts';
import { type ExtendSession, type Extension, extensionOf } from './extend-session.ts';
import { protectRequest, requireUser, type ServerRequest, type ServerResponse } from './protect.ts';

const MINUTE = 60_000;
/** Longer than any answer of the emulator takes, on any machine. */
const timeoutMs = 60_000;
const iso = (minute: number): string => new Date(Date.now() + minute * MINUTE).toISOString();

/** Minutes of a session: since its start, since Stytch was last asked, and until its end. */
type Ages = readonly [started: number, asked: number, left: number];
const own = (auth_widget_minutes: unknown): object => ({ custom_claims: { auth_widget_minutes } });
const first = { session_duration_minutes: 30, session_custom_claims: { auth_widget_minutes: 30 } };

const sessions: readonly (readonly [name: string, ExtendSession, Ages, object, Extension | undefined])[] = [
  ['its own length is noted at once', true, [0, 0, 30], {}, first],
  ['and a claim that is none, anew', true, [0, 0, 30], own('x'), first],
  ['within a twentieth', true, [1, 1, 29], own(30), undefined],
  ['after it', true, [2, 2, 28], own(30), { session_duration_minutes: 30 }],
  ['an extension does not make it longer', true, [60, 20, 10], own(30), { session_duration_minutes: 30 }],
  ['it was just extended', true, [60, 0, 30], own(30), undefined],
  ['the length of the server', 60, [0, 0, 30], {}, { session_duration_minutes: 60 }],
  ['a session that lasts longer than that', 20, [1, 1, 29], {}, undefined],
  ["an emulator's clock is ahead", true, [0, -20, 30], own(30), { session_duration_minutes: 30 }],
];

for (const [name, given, [started, asked, left], claims, expected] of sessions)
  test(`the extension of a session: ${name}`, () => {
    const times = { started_at: iso(-started), last_accessed_at: iso(-asked), expires_at: iso(left) };
    assert.deepEqual(extensionOf({ ...times, ...claims } as Session, given), expected);
  });

test('without times, there is none', () => {
  assert.equal(extensionOf({} as Session, true), undefined);
});

let emulator: Emulator;
let pages: TestClient;
let client: Client;
let member: B2BClient;
before(async () => {
  emulator = await startEmulator({ port: 0, now: () => Date.now() });
  pages = new TestClient(emulator.url);
  client = new Client({ ...emulator.credentials, env: emulator.url });
  member = new B2BClient({ ...B2B_CREDENTIALS, env: emulator.url });
});
after(() => emulator.close());

const servers = { consumer: 'stytch_session', b2b: 'stytch_b2b_session' } as const;

async function signMemberIn(): Promise<string> {
  const id = await pages.addOrganization({ members: [{ email_address: 'ada@acme.test' }] });
  return text(
    await pages.signInMember(id, 'ada@acme.test', { session_duration_minutes: 30 }),
    'data.session_token',
  );
}

/** A browser in the time of the test, which is the emulator's, too. */
async function openBrowser({ mock: { timers } }: TestContext, vertical: keyof typeof servers) {
  const start = Date.now();
  timers.enable({ apis: ['Date'], now: start });
  await pages.send('POST', '/emulator/reset');
  const name = servers[vertical];
  const token = vertical === 'b2b' ? await signMemberIn() : await pages.signIn('+12025550162');
  const cookies = new Map([[name as string, token]]);
  return {
    at: (minute: number) => timers.setTime(start + minute * MINUTE),
    header: () => [...cookies].map((cookie) => cookie.join('=')).join('; '),
    /** @returns how many cookies were set */
    keep(setCookies: readonly string[]): number {
      for (const cookie of setCookies) {
        const [, key = '', value = ''] =
          /^(\w+)=([\w.-]+); Path=\/; Expires=[^;]+; SameSite=Lax$/.exec(cookie) ?? [];
        assert.ok([name, `${name}_jwt`].includes(key), cookie);
        cookies.set(key, value);
      }
      return setCookies.length;
    },
  };
}

/** How often the project's servers have asked about a session. */
async function asked(): Promise<number> {
  const { body } = await pages.send('GET', '/emulator/requests');
  return (body as { path: string }[]).filter(({ path }) =>
    /^\/v1\/(b2b\/)?sessions\/authenticate$/.test(path),
  ).length;
}

for (const vertical of ['consumer', 'b2b'] as const)
  for (const verify of ['session', 'jwt'] as const)
    test(`${vertical}: who comes back stays signed in, verified by the ${verify}`, async (context) => {
      const browser = await openBrowser(context, vertical);
      const stytch = vertical === 'b2b' ? member : client;
      const visit = async (minute: number): Promise<string | number> => {
        browser.at(minute);
        const request = { headers: { cookie: browser.header(), host: 'localhost:3000' } };
        const options = { client: stytch, verify, timeoutMs, extendSession: true } as const;
        const auth = await authenticateRequest(request, options);
        if (auth.status !== 'signed-in') return auth.status;
        for (const secret of browser.header().match(/[\w.-]{40,}/g) ?? [])
          assert.ok(!JSON.stringify(auth).includes(secret), 'no secrets');
        return browser.keep(auth.setCookies);
      };
      assert.equal(await visit(0), 2, 'its length is noted');
      const before = await asked();
      assert.equal(await visit(1), 0);
      assert.equal((await asked()) - before, verify === 'jwt' ? 0 : 1, 'a JWT is read without asking');
      assert.equal(await visit(3), 2);
      assert.equal(await visit(23), 2);
      assert.equal(await visit(43), 2);
      assert.equal(await visit(74), 'signed-out', 'the length has not grown');
    });

/** A client whose session Stytch does not extend. */
function refusing(status_code: number, error_type: string): Client {
  const own = new Client({ ...emulator.credentials, env: emulator.url });
  const { sessions } = own;
  const authenticate = sessions.authenticate.bind(sessions);
  const refusal = { status_code, error_type, request_id: 'r' };
  sessions.authenticate = (request) =>
    request.session_duration_minutes === undefined ? authenticate(request) : Promise.reject(refusal);
  return own;
}

test('nobody is signed out because a session cannot be extended, and the server learns it once', async (context) => {
  const browser = await openBrowser(context, 'consumer');
  const error = context.mock.method(console, 'error', () => {});
  const own = refusing(400, 'invalid_session_duration_minutes');
  const options = { timeoutMs, extendSession: 60 } as const;
  for (const stytch of [own, own, refusing(429, 'too_many_requests')]) {
    const auth = await authenticateRequest(browser.header(), { ...options, client: stytch });
    assert.ok(auth.status === 'signed-in', auth.status);
    assert.deepEqual(auth.setCookies, []);
  }
  const printed = error.mock.calls.map(({ arguments: [line] }) => String(line));
  assert.equal(printed.length, 1);
  assert.match(
    printed[0] ?? '',
    /extendSession has no effect\. Stytch answered 400 invalid_session_duration_minutes/,
  );
  const dead = { ...options, client: refusing(404, 'session_not_found') };
  assert.equal((await authenticateRequest(browser.header(), dead)).status, 'signed-out');
});

test('servers send the cookies', async (context) => {
  const browser = await openBrowser(context, 'consumer');
  const cookie = browser.header();
  const options = { client, timeoutMs, extendSession: 60 } as const;

  const sent: [string, string | readonly string[]][] = [];
  const response: ServerResponse<Identity> = {
    locals: {} as ServerResponse<Identity>['locals'],
    statusCode: 200,
    appendHeader: (name, value) => sent.push([name, value]),
    end: () => assert.fail('refused'),
  };
  await requireUser(options)(
    { headers: { cookie, host: 'localhost' } } as ServerRequest,
    response,
    () => undefined,
  );
  assert.equal(browser.keep(Object.fromEntries(sent)['set-cookie'] as readonly string[]), 2);

  const page = async (cookies: string) => {
    const headers = { cookie: cookies, host: 'localhost' };
    const next = () =>
      new Response('a page', { status: 202, headers: { 'x-next': '1', 'set-cookie': 'theme=dark' } });
    return protectRequest(new Request('http://localhost/account', { headers }), { ...options, next });
  };
  browser.at(10);
  const answer = await page(cookie);
  assert.equal(answer.status, 202);
  assert.equal(await answer.text(), 'a page');
  assert.equal(answer.headers.get('x-next'), '1');
  assert.equal(answer.headers.get('cache-control'), 'private, no-store');
  const [theme, ...session] = answer.headers.getSetCookie();
  assert.equal(theme, 'theme=dark');
  assert.equal(browser.keep(session), 2);
  assert.deepEqual((await page(cookie)).headers.getSetCookie(), ['theme=dark'], 'not due');
  assert.equal((await page('')).status, 401);
});

test('what cannot be meant is refused', async () => {
  const request = new Request('https://site.example/account');
  for (const extendSession of [false, null, 0, 4, 1.5, 527_041, '30', Number.NaN]) {
    const given = { client, extendSession } as unknown as { client: Client };
    const expected = {
      name: 'TypeError',
      message: /auth-widget: extendSession must be true or a whole number/,
    };
    assert.throws(() => requireUser(given), expected);
    await assert.rejects(authenticateRequest(request, given), expected);
  }
  await assert.rejects(protectRequest(request, { client, extendSession: true } as { client: Client }), {
    name: 'TypeError',
    message: /auth-widget: next must be a function/,
  });
});
