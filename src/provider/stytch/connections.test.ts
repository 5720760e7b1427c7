import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type Answers, type RecordedCall, recorder } from '../../../test/support/recorder.ts';
import { sampleSession, sampleUser } from '../../../test/support/sample-session.ts';
import { connectionsOf } from './connections.ts';

type Client = Parameters<typeof connectionsOf>[0];

const userId = sampleUser.user_id;
const answer = { session: sampleSession, user: sampleUser, user_id: userId, session_token: 'secret' };
const answers: Answers = {
  'session.authenticate': answer,
  'session.revoke': {},
  'oauth.attach': { oauth_attach_token: 'attach' },
  'oauth.google.start': undefined,
  'oauth.authenticate': answer,
};
const options = {
  loginRedirectURL: 'https://a.test/account',
  signupRedirectURL: 'https://a.test/account',
  signal: new AbortController().signal,
};

function over(given: Answers, missing: object = {}) {
  const calls: RecordedCall[] = [];
  const { session, oauth } = recorder<Client>({ ...answers, ...given }, calls);
  const { attach, authenticate, google } = oauth as NonNullable<Client['oauth']>;
  const rbac = { allPermissions: async () => ({}) };
  const client = { session, rbac, oauth: { attach, authenticate, google, ...missing } };
  return { connections: connectionsOf(client as unknown as Client, userId), calls };
}

const names = (calls: readonly RecordedCall[]): readonly string[] => calls.map(({ name }) => name);

test('the browser leaves with a token for the user, once Stytch has confirmed whose session it is', async () => {
  const { connections, calls } = over({});
  await connections.start('google', { ...options, customScopes: ['calendar'] });
  assert.deepEqual(calls, [
    { name: 'session.authenticate', args: [] },
    { name: 'oauth.attach', args: ['google'] },
    {
      name: 'oauth.google.start',
      args: [
        {
          login_redirect_url: options.loginRedirectURL,
          signup_redirect_url: options.signupRedirectURL,
          custom_scopes: ['calendar'],
          oauth_attach_token: 'attach',
        },
      ],
    },
  ]);
});

test('what comes back leaves the session as long as it was, and has no secrets', async () => {
  const { connections, calls } = over({});
  const { data } = await connections.finish('token');
  assert.ok(!('session_token' in data));
  assert.deepEqual(calls, [
    { name: 'session.authenticate', args: [] },
    { name: 'oauth.authenticate', args: ['token', { session_duration_minutes: 30 }] },
  ]);
});

test('nobody else’s account is changed, whoever is signed in', async () => {
  const other = { ...answer, user: { ...sampleUser, user_id: 'other' } };
  const { connections, calls } = over({ 'session.authenticate': other });
  await assert.rejects(connections.start('google', options), { code: 'unexpected' });
  await assert.rejects(connections.finish('token'), { code: 'unexpected' });
  assert.deepEqual(names(calls), ['session.authenticate', 'session.authenticate']);
});

test('a session of somebody else is ended, also if Stytch cannot be told', async () => {
  for (const given of [{}, { 'session.revoke': new Error('down') }] satisfies Answers[]) {
    const { connections, calls } = over({ 'oauth.authenticate': { ...answer, user_id: 'other' }, ...given });
    await assert.rejects(connections.finish('token'), { code: 'unexpected' });
    assert.deepEqual(names(calls), ['session.authenticate', 'oauth.authenticate', 'session.revoke']);
  }
});

test('a client of the page that lacks a call is named', async () => {
  for (const [name, attempt] of [
    ['attach', ({ start }) => start('google', options)],
    ['authenticate', ({ finish }) => finish('token')],
  ] satisfies [string, (connections: ReturnType<typeof connectionsOf>) => Promise<unknown>][]) {
    const { connections, calls } = over({}, { [name]: undefined });
    await assert.rejects(attempt(connections), {
      code: 'configuration',
      cause: new TypeError(`The client has no oauth.${name}.`),
    });
    assert.deepEqual(calls, []);
  }
});
