import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, test } from 'node:test';
import { B2BClient, Client } from 'stytch';
import { type Emulator, startEmulator } from '../../emulator/server.ts';
import { B2B_CREDENTIALS } from '../../emulator/state/b2b/settings.ts';
import { TestClient, text } from '../../emulator/test-client.ts';
import { authenticateRequest, type StytchClient } from './authenticate.ts';

const EMAIL = 'ada@acme.test';
/** Longer than any answer of the emulator takes, on any machine. */
const timeoutMs = 60_000;

interface Tokens {
  readonly token: string;
  readonly jwt: string;
}

let emulator: Emulator;
let pages: TestClient;
let user: Client;
let member: B2BClient;

before(async () => {
  emulator = await startEmulator({ port: 0 });
  pages = new TestClient(emulator.url);
  user = new Client({ ...emulator.credentials, env: emulator.url });
  member = new B2BClient({ ...B2B_CREDENTIALS, env: emulator.url });
});
after(() => emulator.close());
/** For the suites: a hook outside of them applies to every file in the process. */
const reset = () => pages.send('POST', '/emulator/reset');

async function signUserIn(): Promise<Tokens> {
  const token = await pages.signIn('+12025550162');
  const answer = await pages.api('POST', '/sessions/authenticate', {}, token);
  return { token, jwt: text(answer, 'data.session_jwt') };
}

async function signMemberIn(): Promise<Tokens> {
  const id = await pages.addOrganization({ members: [{ email_address: EMAIL }] });
  const answer = await pages.signInMember(id, EMAIL, { session_duration_minutes: 30 });
  return { token: text(answer, 'data.session_token'), jwt: text(answer, 'data.session_jwt') };
}

const projects = {
  consumer: {
    cookie: 'stytch_session',
    client: () => user,
    signIn: signUserIn,
    signInElsewhere: signMemberIn,
    route: '/v1/sessions/authenticate',
    issue: (jwt_issuer: string) => ({ jwt_issuer }),
  },
  b2b: {
    cookie: 'stytch_b2b_session',
    client: () => member,
    signIn: signMemberIn,
    signInElsewhere: signUserIn,
    route: '/v1/b2b/sessions/authenticate',
    issue: (jwt_issuer: string) => ({ b2b: { jwt_issuer } }),
  },
};

const encoded = (value: string): string => encodeURIComponent(value);
const UNKNOWN = 'A'.repeat(44);

/** What a browser may send, `#` being the name of the cookie, and whether Stytch then says who it is. */
const requests: readonly (readonly [
  name: string,
  cookies: (own: Tokens, other: Tokens) => string,
  expected: { readonly session: boolean; readonly jwt: boolean },
])[] = [
  ['no cookie', () => 'theme=dark', { session: false, jwt: false }],
  ['an empty cookie', () => '#=', { session: false, jwt: false }],
  ['garbage', () => '#=made-up', { session: false, jwt: false }],
  ['what is no encoding', () => '#=%E0%A4%A', { session: false, jwt: false }],
  ['JSON of cookie-parser', () => `#=${encoded('j:{"a":1}')}`, { session: false, jwt: false }],
  ['broken JSON of cookie-parser', () => '#=j:{; #_jwt=j:{', { session: false, jwt: false }],
  ['a token that nobody knows', () => `#=${UNKNOWN}`, { session: false, jwt: false }],
  ["another project's token", (_, { token }) => `#=${token}`, { session: false, jwt: false }],
  ["another project's JWT", (_, { jwt }) => `#_jwt=${jwt}`, { session: false, jwt: false }],
  ['a JWT that is none', () => '#_jwt=a.b.c', { session: false, jwt: false }],
  [
    'a dead cookie before a live one',
    ({ token }) => `#=${UNKNOWN}; #=${token}`,
    { session: false, jwt: false },
  ],
  [
    'a live cookie before a dead one',
    ({ token }) => `#=${token}; #=${UNKNOWN}`,
    { session: true, jwt: true },
  ],
  ['the right token', ({ token }) => `#=${token}`, { session: true, jwt: true }],
  ['the right JWT', ({ jwt }) => `#_jwt=${jwt}`, { session: true, jwt: true }],
  ['both', ({ token, jwt }) => `#=${token}; #_jwt=${jwt}`, { session: true, jwt: true }],
  [
    "the right token and another project's JWT",
    ({ token }, { jwt }) => `#=${token}; #_jwt=${jwt}`,
    { session: true, jwt: true },
  ],
  // Only who asks Stytch sees that the session is over.
  [
    'a dead token and the right JWT',
    ({ jwt }) => `#=${UNKNOWN}; #_jwt=${jwt}`,
    { session: false, jwt: true },
  ],
];

for (const [vertical, project] of Object.entries(projects)) {
  describe(`${vertical}: who is signed in by`, () => {
    beforeEach(reset);
    const client: () => StytchClient = project.client;

    for (const [name, cookies, expected] of requests)
      test(name, async () => {
        const header = cookies(await project.signIn(), await project.signInElsewhere());
        const cookie = header.replaceAll('#', project.cookie);
        for (const verify of ['session', 'jwt'] as const) {
          const auth = await authenticateRequest(cookie, { client: client(), verify, timeoutMs });
          assert.equal(auth.status, expected[verify] ? 'signed-in' : 'signed-out', verify);
          if (auth.status === 'signed-in' && verify === 'jwt')
            assert.deepEqual(
              Object.keys(auth),
              ['status', 'session', ...(vertical === 'consumer' ? ['factors'] : [])],
              'whether it was asked or verified',
            );
          if (auth.status !== 'signed-out') continue;
          const sent = [project.cookie, `${project.cookie}_jwt`].filter((each) =>
            cookie.includes(`${each}=`),
          );
          assert.deepEqual(
            auth.clearCookies,
            sent.map((each) => `${each}=; Max-Age=0; Path=/`),
          );
        }
      });

    test('a session that has ended or was revoked', async () => {
      const { token, jwt } = await project.signIn();
      const { sessions } = client();
      await sessions.revoke({ session_token: token });
      const cookie = `${project.cookie}=${token}; ${project.cookie}_jwt=${jwt}`;
      const asked = await authenticateRequest(cookie, { client: client(), timeoutMs });
      assert.equal(asked.status, 'signed-out');
      const verified = await authenticateRequest(cookie, { client: client(), verify: 'jwt', timeoutMs });
      assert.equal(verified.status, 'signed-in', 'for up to five minutes');

      const later = await project.signIn();
      await pages.advance(31 * 60_000);
      const expired = `${project.cookie}=${later.token}`;
      for (const verify of ['session', 'jwt'] as const) {
        const auth = await authenticateRequest(expired, { client: client(), verify, timeoutMs });
        assert.equal(auth.status, 'signed-out');
      }
    });

    test('a JWT by the issuer of a custom domain, without asking', async () => {
      await pages.patchSettings(project.issue(emulator.url));
      const { jwt } = await project.signIn();
      const fault = { status: 500, type: 'internal_server_error', message: 'down' };
      await pages.send('PUT', '/emulator/faults', { route: project.route, fault });
      const cookie = `${project.cookie}_jwt=${jwt}`;
      const auth = await authenticateRequest(cookie, { client: client(), verify: 'jwt', timeoutMs });
      assert.equal(auth.status, 'signed-in');

      await pages.patchSettings(project.issue('https://login.stranger.example'));
      await pages.send('DELETE', '/emulator/faults');
      const forged = `${project.cookie}_jwt=${(await project.signIn()).jwt}`;
      await pages.send('PUT', '/emulator/faults', { route: project.route, fault });
      const other = await authenticateRequest(forged, { client: client(), verify: 'jwt', timeoutMs });
      assert.equal(other.status, 'unavailable', 'only Stytch can tell');
    });

    for (const [name, fault] of [
      ['answers with an error', { status: 500, type: 'internal_server_error', message: 'down' }],
      ['has too much to do', { status: 429, type: 'too_many_requests', message: 'slow down' }],
      ['answers with something else', 'garbage'],
      ['closes the connection', 'drop'],
      ['does not answer', 'hang'],
    ] as const)
      test(`nobody is signed out while Stytch ${name}`, async () => {
        const own = await project.signIn();
        const other = await project.signInElsewhere();
        await pages.send('PUT', '/emulator/faults', { route: project.route, fault });
        for (const [, cookies] of requests) {
          const cookie = cookies(own, other).replaceAll('#', project.cookie);
          const patience = fault === 'hang' ? 50 : timeoutMs;
          const options = { client: client(), timeoutMs: patience };
          const auth = await authenticateRequest(cookie, options);
          const isNone = !new RegExp(`${project.cookie}(_jwt)?=[^;]`).test(cookie);
          assert.equal(auth.status, isNone ? 'signed-out' : 'unavailable', cookie);
          if (auth.status !== 'unavailable') continue;
          const secrets = [own.token, own.jwt, other.token, other.jwt, UNKNOWN];
          const printed = Object.getOwnPropertyNames(auth.error).map((key) =>
            String(Reflect.get(auth.error, key)),
          );
          for (const secret of secrets) assert.ok(!printed.join('\n').includes(secret), 'no secrets');
        }
      });

    test('a server with the wrong secret signs nobody out, and learns what is wrong', async () => {
      const { token } = await project.signIn();
      const cookie = `${project.cookie}=${token}`;
      const own: StytchClient = client();
      const wrong = { project_id: 'project-test-other', secret: 'secret-test-wrong', env: emulator.url };
      const stranger = own instanceof B2BClient ? new B2BClient(wrong) : new Client(wrong);
      const auth = await authenticateRequest(cookie, { client: stranger, timeoutMs });
      assert.ok(auth.status === 'unavailable', auth.status);
      assert.match(
        auth.error.message,
        /^Stytch answered 400 invalid_project_id_authentication \(request-id-\S+\)\. Check `project_id`, `secret` and `env` of the client\.$/,
      );
    });
  });
}

describe('two factors', () => {
  beforeEach(reset);

  for (const verify of ['session', 'jwt'] as const)
    test(`are demanded of a consumer, whose cookies stay, with verify '${verify}'`, async () => {
      const one = await signUserIn();
      const cookieOf = ({ token, jwt }: Tokens) => `stytch_session=${token}; stytch_session_jwt=${jwt}`;
      const options = { client: user, verify, timeoutMs } as const;
      const demand = (tokens: Tokens, more: { readonly extendSession?: number } = {}) =>
        authenticateRequest(cookieOf(tokens), { ...options, ...more, secondFactor: true });
      const half = await authenticateRequest(cookieOf(one), options);
      assert.ok(half.status === 'signed-in', half.status);
      assert.equal(half.factors, 1);
      assert.deepEqual(await demand(one), { status: 'second-factor-required' });
      assert.deepEqual(await demand(one, { extendSession: 60 }), { status: 'second-factor-required' });

      const two = { token: one.token, jwt: await pages.addFactor(one.token) };
      const stranger = { token: await pages.signIn('+12025550163'), jwt: two.jwt };
      // Also by a JWT of before.
      for (const tokens of [one, two]) {
        const auth = await demand(tokens);
        assert.ok(auth.status === 'signed-in', auth.status);
        assert.equal(auth.factors, 2);
      }
      const extended = await demand(stranger, { extendSession: 60 });
      assert.equal(extended.status, 'second-factor-required', 'what was extended counts');
      assert.equal((await demand({ token: UNKNOWN, jwt: '' })).status, 'signed-out');
    });

  test('and nobody knows of them while Stytch is down, but by the JWT', async () => {
    const { token, jwt } = await signUserIn();
    const both = await pages.addFactor(token);
    const fault = { status: 500, type: 'internal_server_error', message: 'down' };
    await pages.send('PUT', '/emulator/faults', { route: '/v1/sessions/authenticate', fault });
    const options = { client: user, verify: 'jwt', secondFactor: true, timeoutMs } as const;
    assert.equal((await authenticateRequest(`stytch_session_jwt=${jwt}`, options)).status, 'unavailable');
    assert.equal((await authenticateRequest(`stytch_session_jwt=${both}`, options)).status, 'signed-in');
  });

  test('of members are demanded by their organization', async () => {
    const options = { client: member, secondFactor: true } as const;
    // @ts-expect-error for consumers only
    const answer = authenticateRequest('', options);
    await assert.rejects(answer, {
      name: 'TypeError',
      message:
        'auth-widget: secondFactor must be left out for members of organizations. Set `mfa_policy` of the organization.',
    });
  });
});

describe('the identity', () => {
  beforeEach(reset);

  test('of a visitor: the user and the session', async () => {
    const { token } = await signUserIn();
    const { client } = projects.consumer;
    const auth = await authenticateRequest(`stytch_session=${token}`, { client: client(), timeoutMs });
    assert.ok(auth.status === 'signed-in', auth.status);
    assert.equal(auth.user.phone_numbers[0]?.phone_number, '+12025550162');
    assert.equal(auth.phone, '+12025550162');
    assert.equal(auth.session.user_id, auth.user.user_id);
    assert.ok(!JSON.stringify(auth).includes(token), 'no secrets');
  });

  test('has no address or number that is not verified', async () => {
    const emails = [
      { email: 'eve@example.com', verified: false },
      { email: EMAIL, verified: true },
    ];
    const phone_numbers = [{ phone_number: '+12025550162', verified: false }];
    const member = { member_id: 'm', email_address: EMAIL, mfa_phone_number: '+12025550162' };
    const verified = { email_address_verified: false, mfa_phone_number_verified: true };
    const of = async (vertical: keyof typeof projects, answer: object) => {
      const client = {
        ...(vertical === 'b2b' && { organizations: {} }),
        sessions: { authenticate: async () => answer },
      } as unknown as StytchClient;
      const auth = await authenticateRequest(`${projects[vertical].cookie}=token`, { client });
      assert.ok(auth.status === 'signed-in', auth.status);
      return [auth.email, auth.phone];
    };
    assert.deepEqual(await of('consumer', { session: {}, user: { emails, phone_numbers } }), [
      EMAIL,
      undefined,
    ]);
    const answer = { member_session: {}, organization: {}, member: { ...member, ...verified } };
    assert.deepEqual(await of('b2b', answer), [undefined, '+12025550162']);
  });

  for (const answer of [
    { session: {} },
    { user: {} },
    { member_session: {}, member: {} },
    { member_session: {}, organization: {} },
    { member: {}, organization: {} },
  ])
    test(`an answer with ${Object.keys(answer).join(' and ')} alone tells nothing`, async () => {
      const isBusiness = 'member' in answer || 'member_session' in answer;
      const client = {
        ...(isBusiness && { organizations: {} }),
        sessions: { authenticate: async () => answer },
      };
      const cookie = `${projects[isBusiness ? 'b2b' : 'consumer'].cookie}=token`;
      const auth = await authenticateRequest(cookie, { client: client as unknown as StytchClient });
      assert.equal(auth.status, 'unavailable');
    });

  test('of a member: also the organization', async () => {
    const { token, jwt } = await signMemberIn();
    const client = projects.b2b.client();
    const auth = await authenticateRequest(`stytch_b2b_session=${token}`, { client, timeoutMs });
    assert.ok(auth.status === 'signed-in', auth.status);
    assert.equal(auth.member.email_address, EMAIL);
    assert.equal(auth.email, EMAIL);
    assert.equal(auth.organization.organization_slug, 'acme');
    const options = { client, verify: 'jwt', timeoutMs } as const;
    const verified = await authenticateRequest(`stytch_b2b_session_jwt=${jwt}`, options);
    assert.ok(verified.status === 'signed-in', verified.status);
    assert.equal(verified.session.organization_id, auth.organization.organization_id);
    assert.deepEqual(Object.keys(verified), ['status', 'session']);
  });
});
