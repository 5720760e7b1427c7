/** The session and its follower, over a client that does what the test says. */
import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, mock, test } from 'node:test';
import type { Session, User } from '../config/session.ts';
import { ProviderError } from '../provider/errors.ts';
import type { KnownSession } from '../provider/session-port.ts';
import { follow } from './follower.ts';
import type { SessionMemory } from './memory.ts';
import { PageSession } from './session.ts';
import type { AnySessionState } from './types.ts';

const MINUTE = 60_000;
const publicToken = 'public-token-test-1';
const user = { user_id: 'user-1' } as User;
const sessionOf = (
  session_id: string,
  expires_at = new Date(Date.now() + 30 * MINUTE).toISOString(),
): Session => ({ session_id, started_at: session_id, expires_at }) as Session;

/** Lets promises settle. */
const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

/** A page with a provider, and a browser that remembers a token. */
function open(token: string | null = 'token', failures = 0) {
  const browser: { token: string | undefined; onLine: boolean } = { token: token ?? undefined, onLine: true };
  let failuresLeft = failures;
  let known: KnownSession = { session: undefined, user: undefined, confirmed: false };
  let changed = (): void => undefined;
  const provider = {
    check: mock.fn(async () => undefined as void),
    revoke: mock.fn(async (_force: boolean) => undefined as void),
    loads: mock.fn(async () => {
      failuresLeft -= 1;
      if (failuresLeft >= 0) throw new Error('The file did not load.');
    }),
  };
  const memory: SessionMemory = {
    key: 'key',
    canBeHidden: false,
    token: () => browser.token,
    stored: () => ({}),
    mayHaveSession: () => browser.token !== undefined,
    forget: mock.fn(() => {
      browser.token = undefined;
    }),
  };
  const window = new EventTarget() as EventTarget & Pick<Window, 'addEventListener' | 'dispatchEvent'>;
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
  const navigator = {
    get onLine() {
      return browser.onLine;
    },
  };
  const session = new PageSession({
    publicToken,
    memory,
    async follow(followed) {
      await provider.loads();
      const client = {
        ...provider,
        current: () => known,
        subscribe(listener: () => void) {
          changed = listener;
        },
      };
      return follow(client, followed, { window, navigator });
    },
    window,
    document,
    navigator,
  });
  const states: string[] = [];
  session.subscribe(({ status, stale }: AnySessionState) => states.push(stale ? `${status}, stale` : status));
  return {
    session,
    states,
    browser,
    provider,
    memory,
    /** The provider has answered. */
    answer(next: Session | undefined) {
      known = { session: next, user: next && user, confirmed: true };
      if (!next) browser.token = undefined;
      changed();
    },
    set(next: KnownSession) {
      known = next;
    },
    dispatch: (type: string, details: object = {}) =>
      window.dispatchEvent(Object.assign(new Event(type), details)),
    /** A widget has signed the visitor in. */
    announce(token: string) {
      Object.assign(window, { publicToken: token });
      window.dispatchEvent(new Event('auth-success'));
    },
    comeBack: () => document.dispatchEvent(new Event('visibilitychange')),
  };
}

describe('a session', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout', 'Date'], now: 1_700_000_000_000 }));
  afterEach(() => mock.timers.reset());

  test('without a trace, nothing is loaded', async () => {
    const { session, provider } = open(null);
    await session.refresh();
    await session.signOut();
    assert.equal(session.status, 'signed-out');
    assert.equal(provider.loads.mock.callCount(), 0);
  });

  test('is signed in once the provider has said so', async () => {
    const page = open();
    assert.equal(page.session.status, 'checking');
    await settle();
    assert.deepEqual(page.states, []);
    page.answer(sessionOf('session-1'));
    assert.deepEqual(page.states, ['signed-in']);
    assert.equal(page.session.user, user);
    assert.equal(page.provider.check.mock.callCount(), 0);
  });

  test('an answer that changes nothing but the time of access is no news', async () => {
    const page = open();
    await settle();
    page.answer({ ...sessionOf('session-1'), last_accessed_at: '1' });
    const { state } = page.session;
    page.answer({ ...sessionOf('session-1'), last_accessed_at: '2' });
    assert.equal(page.session.state, state);
    assert.deepEqual(page.states, ['signed-in']);
  });

  test('is stale after five seconds without an answer, asks again, and takes a late one', async () => {
    const page = open();
    await settle();
    mock.timers.tick(5000);
    assert.deepEqual(page.states, ['checking, stale']);
    mock.timers.tick(30_000);
    assert.equal(page.provider.check.mock.callCount(), 1);
    page.answer(sessionOf('session-1'));
    assert.deepEqual(page.states, ['checking, stale', 'signed-in']);
  });

  test('is stale at once while the browser is offline, and asks when it is online', async () => {
    const page = open();
    page.browser.onLine = false;
    await settle();
    page.dispatch('offline');
    assert.deepEqual(page.states, ['checking, stale']);
    page.browser.onLine = true;
    page.dispatch('online');
    await settle();
    assert.equal(page.provider.check.mock.callCount(), 1);
  });

  test('a file that does not load is no sign-out, and is requested again', async () => {
    const page = open('token', 2);
    await settle();
    assert.deepEqual(page.states, ['checking, stale']);
    await assert.rejects(page.session.signOut(), /did not load/);
    assert.equal(page.session.status, 'checking');
    page.dispatch('online');
    await settle();
    page.answer(sessionOf('session-1'));
    assert.deepEqual(page.states, ['checking, stale', 'signed-in']);
  });

  test('a file that does not load is requested again by itself', async () => {
    const page = open('token', 2);
    await settle();
    mock.timers.tick(30_000);
    await settle();
    assert.deepEqual(page.states, ['checking, stale']);
    mock.timers.tick(30_000);
    await settle();
    page.answer(sessionOf('session-1'));
    assert.deepEqual(page.states, ['checking, stale', 'signed-in']);
  });

  test('what cannot be loaded does not keep anybody signed in', async () => {
    const page = open('token', 3);
    await settle();
    await assert.rejects(page.session.signOut(), /did not load/);
    await page.session.signOut();
    assert.equal(page.session.status, 'signed-out');
    assert.equal(page.browser.token, undefined);
  });

  test('asks when the session should have ended, and not all the time if the clocks differ', async () => {
    const page = open();
    await settle();
    page.answer(sessionOf('session-1'));
    mock.timers.tick(30 * MINUTE);
    assert.equal(page.provider.check.mock.callCount(), 0);
    mock.timers.tick(1000);
    assert.equal(page.provider.check.mock.callCount(), 1);
    await settle();
    assert.equal(page.session.status, 'signed-in');
    mock.timers.tick(29_000);
    assert.equal(page.provider.check.mock.callCount(), 1);
    mock.timers.tick(1000);
    assert.equal(page.provider.check.mock.callCount(), 2);
  });

  test('a check that fails is doubt, no sign-out', async () => {
    const page = open();
    await settle();
    page.answer(sessionOf('session-1'));
    page.provider.check.mock.mockImplementationOnce(() => Promise.reject(new ProviderError('network')));
    await page.session.refresh();
    assert.deepEqual(page.states, ['signed-in', 'checking, stale']);
    assert.equal(page.session.session?.started_at, 'session-1');
  });

  test('several calls of refresh() make one request', async () => {
    const page = open();
    await settle();
    page.answer(sessionOf('session-1'));
    await Promise.all([page.session.refresh(), page.session.refresh()]);
    assert.equal(page.provider.check.mock.callCount(), 1);
  });

  test('refresh() waits for the answer that is on its way', async () => {
    const page = open();
    let done = false;
    const refreshed = page.session.refresh().then(() => {
      done = true;
    });
    await settle();
    assert.equal(done, false);
    page.answer(sessionOf('session-1'));
    await refreshed;
    assert.equal(page.provider.check.mock.callCount(), 0);
  });

  test('a sign-out that fails rejects, and the next one is forced', async () => {
    const page = open();
    await settle();
    page.answer(sessionOf('session-1'));
    page.provider.revoke.mock.mockImplementation(() => Promise.reject(new ProviderError('network')));
    await assert.rejects(page.session.signOut(), { code: 'network' });
    assert.equal(page.session.status, 'signed-in');
    await page.session.signOut();
    assert.equal(page.session.status, 'signed-out');
    assert.deepEqual(
      page.provider.revoke.mock.calls.map(({ arguments: [force] }) => force),
      [false, true],
    );
  });

  test('another session is not forgotten because an earlier one was kept', async () => {
    const page = open();
    await settle();
    page.answer(sessionOf('session-1'));
    page.provider.revoke.mock.mockImplementation(() => Promise.reject(new ProviderError('network')));
    await assert.rejects(page.session.signOut());
    page.answer(sessionOf('session-2'));
    await assert.rejects(page.session.signOut());
    assert.equal(page.session.status, 'signed-in');
  });

  test('a second sign-out does not wait for a provider that hangs', async () => {
    const page = open();
    await settle();
    page.answer(sessionOf('session-1'));
    page.provider.revoke.mock.mockImplementation(() => new Promise(() => undefined));
    const first = page.session.signOut();
    await settle();
    mock.timers.tick(15_000);
    await assert.rejects(first, { code: 'timeout' });
    const second = page.session.signOut();
    await settle();
    mock.timers.tick(3000);
    await second;
    assert.equal(page.session.status, 'signed-out');
  });

  test('a token that another page has changed is not what was confirmed', async () => {
    const page = open();
    await settle();
    page.answer(sessionOf('session-1'));
    page.comeBack();
    assert.deepEqual(page.states, ['signed-in']);
    page.browser.token = 'another token';
    page.comeBack();
    assert.deepEqual(page.states, ['signed-in', 'checking']);
    assert.equal(page.session.user, undefined);
    assert.equal(page.provider.check.mock.callCount(), 1);
  });

  test('a widget on the page has signed in, where the browser refuses storage', async () => {
    const page = open(null);
    page.dispatch('auth-event');
    page.announce('of another project');
    assert.equal(page.provider.loads.mock.callCount(), 0);
    page.set({ session: sessionOf('session-1'), user, confirmed: true });
    page.announce(publicToken);
    await settle();
    assert.deepEqual(page.states, ['checking', 'signed-in']);
  });

  test('another tab has signed in', async () => {
    const page = open(null);
    page.browser.token = 'token';
    page.dispatch('storage', { key: 'key' });
    assert.deepEqual(page.states, ['checking']);
    await settle();
    page.answer(sessionOf('session-1'));
    assert.deepEqual(page.states, ['checking', 'signed-in']);
  });

  test('a page from the back-forward cache asks again', async () => {
    const page = open();
    await settle();
    page.answer(sessionOf('session-1'));
    page.dispatch('pageshow', { persisted: false });
    assert.equal(page.provider.check.mock.callCount(), 0);
    page.dispatch('pageshow', { persisted: true });
    await settle();
    assert.equal(page.provider.check.mock.callCount(), 1);
    assert.deepEqual(page.states, ['signed-in']);
  });

  test('a listener that throws does not keep the others from hearing', async (t) => {
    const reported = mock.fn();
    // Node has none.
    Object.assign(globalThis, { reportError: reported });
    t.after(() => Reflect.deleteProperty(globalThis, 'reportError'));
    const page = open();
    const heard: string[] = [];
    page.session.subscribe(() => {
      throw new Error('Sorry.');
    });
    const stop = page.session.subscribe(({ status }) => heard.push(status));
    await settle();
    page.answer(sessionOf('session-1'));
    stop();
    page.answer(undefined);
    assert.deepEqual(heard, ['signed-in']);
    assert.equal(reported.mock.callCount(), 2);
  });
});
