import assert from 'node:assert/strict';
import { test } from 'node:test';
import { changesPage } from '../changes/sign-outs.ts';
import { pendingPage, unansweredKey } from '../pending/pending-page.ts';
import type { AnyClient } from './changes.ts';
import { createBootstrapSource } from './internals.ts';
import { projectProvider, readyToLeave } from './project-provider.ts';

function providerOver(client: AnyClient) {
  const bootstrap = { stored: () => undefined, fetch: () => Promise.reject(new Error('No.')) };
  return projectProvider(client, {}, bootstrap, 'render_login_screen');
}

const jwtOf = (client: AnyClient) => providerOver(client).sessionJwt;

test('the JWT of the session is what the client knows now', () => {
  let tokens: { session_jwt: string } | null = null;
  const listeners = new Set<() => void>();
  const client = {
    session: {
      getTokens: () => tokens,
      onChange(listener: () => void) {
        listeners.add(listener);
        return () => listeners.delete(listener);
      },
    },
  };
  const { current, subscribe } = jwtOf(client);
  assert.equal(current(), undefined);
  let changes = 0;
  const stop = subscribe(() => {
    changes += 1;
  });
  tokens = { session_jwt: 'a.b.c' };
  for (const listener of listeners) listener();
  assert.deepEqual([current(), changes], ['a.b.c', 1]);
  stop();
  assert.equal(listeners.size, 0);
  // The server keeps it in a cookie with HttpOnly.
  tokens = { session_jwt: '' };
  assert.equal(current(), undefined);
});

test('a client that does not tell has no JWT to submit', () => {
  const { current, subscribe } = jwtOf({});
  assert.equal(current(), undefined);
  subscribe(() => assert.fail())();
});

test('the JWT of a session is nobody’s while the visitor is asked whose account it is', ({ mock }) => {
  const asked = mock.method(pendingPage.origin, 'read', (key: string) =>
    key === unansweredKey('s') ? '' : null,
  );
  const session = { getSync: () => ({ session_id: 's' }), getTokens: () => ({ session_jwt: 'a.b.c' }) };
  const { current } = jwtOf({ session });
  assert.equal(current(), undefined);
  asked.mock.mockImplementation((key: string) => (key === unansweredKey('another') ? '' : null));
  assert.equal(current(), 'a.b.c');
});

function fakePage(): EventTarget {
  const page = new EventTarget();
  Object.assign(globalThis, {
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
  });
  return page;
}

for (const [where, event] of [
  ['in this tab', undefined],
  ['in another tab', 'storage'],
  ['while the browser kept the page', 'pageshow'],
] as const)
  test(`the end of a session is told: ${where}`, ({ mock }) => {
    const page = fakePage();
    let session: { readonly session_id: string } | null = { session_id: 's' };
    let changed = (): void => undefined;
    const client = {
      session: {
        getSync: () => session,
        onChange(listener: () => void) {
          changed = listener;
          return () => undefined;
        },
      },
    };
    const ended = mock.fn();
    const stop = providerOver(client).onEnd(ended);
    const look = (): unknown => (event ? page.dispatchEvent(new Event(event)) : changed());
    look();
    assert.equal(ended.mock.callCount(), 0);
    if (event) mock.method(changesPage.storage, 'read', () => '0.5 s');
    else session = null;
    look();
    assert.equal(ended.mock.callCount(), 1);
    stop();
    if (event) look();
    assert.equal(ended.mock.callCount(), 1);
    mock.restoreAll();
  });

const ada = { session_id: 'a', user_id: 'ada' };
const atAcme = { member_session_id: 'm', member_id: 'ada', organization_id: 'acme' };
/** The session of a confirmation -> the next one -> has the first one ended? */
for (const [what, first, next, hasEnded] of [
  ['another user', ada, { session_id: 'b', user_id: 'bob' }, true],
  ['another session of the user', ada, { ...ada, session_id: 'b' }, false],
  ['a later state of the session', ada, { ...ada, last_accessed_at: 'now' }, false],
  ['another member', atAcme, { ...atAcme, member_session_id: 'n', member_id: 'bob' }, true],
  ['the member of another organization', atAcme, { ...atAcme, organization_id: 'zeta' }, true],
  ['another session of the member', atAcme, { ...atAcme, member_session_id: 'n' }, false],
] as const)
  test(`a session ${hasEnded ? 'ends' : 'goes on'} with ${what}`, () => {
    const page = fakePage();
    let session: object = first;
    let count = 0;
    providerOver({ session: { getSync: () => session } }).onEnd(() => {
      count += 1;
    });
    session = next;
    page.dispatchEvent(new Event('storage'));
    assert.equal(count, hasEnded ? 1 : 0);
  });

test('each session that the client gets is told once, but not the one that it had', ({ mock }) => {
  const page = fakePage();
  let session: string | undefined = 'first';
  const client = { session: { getSync: () => (session === undefined ? null : { session_id: session }) } };
  const signedIn = mock.fn();
  const stop = providerOver(client).onSignIn(signedIn);
  for (const next of ['first', 'second', 'second', undefined, 'third']) {
    session = next;
    page.dispatchEvent(new Event('storage'));
  }
  stop();
  session = 'fourth';
  page.dispatchEvent(new Event('storage'));
  assert.deepEqual(
    signedIn.mock.calls.map(({ arguments: [id] }) => id),
    ['second', 'third'],
  );
});

const { signal } = new AbortController();
const token = 'public-token-test-1';
const isSettled = () => Promise.resolve();

/** The settings of a client whose own request has failed, which the SDK answers so. @param thrown by a second one */
function sourceThatThrows(thrown: unknown) {
  let count = 0;
  const fetchSDK = () => {
    count += 1;
    return Promise.reject(thrown);
  };
  const failed = { vertical: null };
  const bootstrap = { getSync: () => failed, getAsync: async () => failed };
  return {
    source: createBootstrapSource({ bootstrap, networkClient: { fetchSDK } }, token, isSettled),
    count: () => count,
  };
}

/** What the API answers, and what keeps the visitor on the page. */
const answers: readonly (readonly [what: string, thrown: unknown, reason?: string])[] = [
  [
    'the domain is not authorized',
    { status_code: 400, error_type: 'bad_domain_for_stytch_sdk' },
    'configuration',
  ],
  ['the token is unknown', { status_code: 401, error_type: 'unauthorized_credentials' }, 'configuration'],
  ['the API cannot be reached', new TypeError('Failed to fetch'), 'network'],
  ['the API fails', { status_code: 500, error_type: 'internal_server_error' }],
];

for (const [what, thrown, code] of answers) {
  test(`${what}: the visitor ${code ? 'stays' : 'leaves'}`, async () => {
    const { source, count } = sourceThatThrows(thrown);
    const ready = readyToLeave(source, isSettled, signal);
    if (code) await assert.rejects(ready, { code });
    else await ready;
    assert.equal(count(), 1);
  });
}

test('a client that hides how to ask lets the visitor leave', async () => {
  await readyToLeave(createBootstrapSource({}, token, isSettled), isSettled, signal);
});

test('a project whose settings are known is not asked again', async () => {
  const { source, count } = sourceThatThrows(new Error('asked'));
  await readyToLeave({ ...source, stored: () => ({}) as never }, isSettled, signal);
  assert.equal(count(), 0);
});

test('a visitor who has turned to something else meanwhile does not leave', async () => {
  const { source } = sourceThatThrows(new Error('asked'));
  const known = { ...source, stored: () => ({}) as never };
  await assert.rejects(
    readyToLeave(known, isSettled, AbortSignal.abort('left')),
    (reason) => reason === 'left',
  );
});
