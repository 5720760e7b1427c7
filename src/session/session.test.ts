/** The session and its follower. */
import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, mock, test } from 'node:test';
import {
  MINUTE,
  openSession as open,
  publicToken,
  sessionOf,
  settle,
  user,
} from '../../test/support/session-page.ts';
import { ProviderError } from '../provider/errors.ts';

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
    await page.answer(sessionOf('session-1'));
    assert.deepEqual(page.states, ['signed-in']);
    assert.equal(page.session.user, user);
    assert.equal(page.provider.check.mock.callCount(), 0);
  });

  test('has the address and number that are verified, and no others', async () => {
    const emails = [{ email_id: 'email-1', email: 'eve@example.com', verified: false }];
    const phone_numbers = [{ phone_id: 'phone-1', phone_number: '+12025550162', verified: true }];
    const page = open();
    await settle();
    await page.answer(sessionOf('session-1'), { ...user, emails, phone_numbers });
    const contacts = { email: undefined, phone: '+12025550162' };
    const { email, phone, state } = page.session;
    assert.deepEqual({ email, phone }, contacts);
    assert.deepEqual({ email: state.email, phone: state.phone }, contacts);
    await page.answer(undefined);
    assert.equal(page.session.phone, undefined);
  });

  test('has the factors that the provider has confirmed, and the second as soon as it is given', async () => {
    const factor = (delivery_method: string) =>
      ({ type: 'otp', delivery_method, last_authenticated_at: '' }) as const;
    const withFactors = (...methods: string[]) => ({
      ...sessionOf('session-1'),
      authentication_factors: methods.map(factor),
    });
    const page = open();
    await settle();
    assert.equal(page.session.factors, undefined);
    for (const [methods, factors] of [
      [['email'], 1],
      [['email', 'sms'], 2],
    ] as const) {
      await page.answer(withFactors(...methods));
      assert.deepEqual([page.session.factors, page.session.state.factors], [factors, factors]);
    }
    await page.answer(undefined);
    assert.equal(page.session.factors, undefined);
  });

  test('an answer that changes nothing but the time of access is no news', async () => {
    const page = open();
    await settle();
    await page.answer({ ...sessionOf('session-1'), last_accessed_at: '1' });
    const { state } = page.session;
    await page.answer({ ...sessionOf('session-1'), last_accessed_at: '2' });
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
    await page.answer(sessionOf('session-1'));
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
    const page = open('token', { failures: 2 });
    await settle();
    assert.deepEqual(page.states, ['checking, stale']);
    await assert.rejects(page.session.signOut(), /did not load/);
    assert.equal(page.session.status, 'checking');
    page.dispatch('online');
    await settle();
    await page.answer(sessionOf('session-1'));
    assert.deepEqual(page.states, ['checking, stale', 'signed-in']);
  });

  test('a file that does not load is requested again by itself', async () => {
    const page = open('token', { failures: 2 });
    await settle();
    mock.timers.tick(30_000);
    await settle();
    assert.deepEqual(page.states, ['checking, stale']);
    mock.timers.tick(30_000);
    await settle();
    await page.answer(sessionOf('session-1'));
    assert.deepEqual(page.states, ['checking, stale', 'signed-in']);
  });

  test('what cannot be loaded does not keep anybody signed in', async () => {
    const page = open('token', { failures: 3 });
    await settle();
    await assert.rejects(page.session.signOut(), /did not load/);
    await page.session.signOut();
    assert.equal(page.session.status, 'signed-out');
    assert.equal(page.browser.token, undefined);
  });

  test('asks when the session should have ended, and not all the time if the clocks differ', async () => {
    const page = open();
    await settle();
    await page.answer(sessionOf('session-1'));
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

  test('asks soon after the computer has slept past the end of the session', async () => {
    const page = open();
    await settle();
    await page.answer(sessionOf('session-1'));
    // While it sleeps, timers stand still.
    const later = Date.now() + 8 * 60 * MINUTE;
    const clock = mock.method(Date, 'now', () => later);
    mock.timers.tick(MINUTE / 2);
    clock.mock.restore();
    assert.equal(page.provider.check.mock.callCount(), 1);
  });

  test('asks at once when the page is seen again past the end of the session', async () => {
    const page = open();
    await settle();
    await page.answer(sessionOf('session-1'));
    page.comeBack();
    await settle();
    assert.equal(page.provider.check.mock.callCount(), 0);
    const later = Date.now() + 8 * 60 * MINUTE;
    const clock = mock.method(Date, 'now', () => later);
    page.comeBack();
    await settle();
    clock.mock.restore();
    assert.equal(page.provider.check.mock.callCount(), 1);
  });

  test('a check that fails is doubt, no sign-out', async () => {
    const page = open();
    await settle();
    await page.answer(sessionOf('session-1'));
    page.provider.check.mock.mockImplementationOnce(() => Promise.reject(new ProviderError('network')));
    await page.session.refresh();
    assert.deepEqual(page.states, ['signed-in', 'checking, stale']);
    assert.equal(page.session.session?.started_at, 'session-1');
  });

  test('what a setting of the dashboard refuses is told the author once', async (t) => {
    const error = t.mock.method(console, 'error', () => undefined);
    const page = open();
    await settle();
    await page.answer(sessionOf('session-1'));
    const refusal = new ProviderError('configuration', { type: 'bad_domain_for_stytch_sdk', status: 400 });
    page.provider.check.mock.mockImplementation(() => Promise.reject(refusal));
    await page.session.refresh();
    await page.session.refresh();
    // The sentence is code of its own.
    await import('../advice/refused-settings.ts');
    await settle();
    const said = error.mock.calls.map(({ arguments: [text] }) => String(text));
    const [sentence, ...more] = said.filter((text) => text.startsWith('auth-widget: '));
    assert.match(sentence ?? '', /authorized domains/);
    assert.deepEqual(more, []);
  });

  test('several calls of refresh() make one request', async () => {
    const page = open();
    await settle();
    await page.answer(sessionOf('session-1'));
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
    await page.answer(sessionOf('session-1'));
    await refreshed;
    assert.equal(page.provider.check.mock.callCount(), 0);
  });

  test('a sign-out that fails rejects, and the next one is forced', async () => {
    const page = open();
    await settle();
    await page.answer(sessionOf('session-1'));
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
    await page.answer(sessionOf('session-1'));
    page.provider.revoke.mock.mockImplementation(() => Promise.reject(new ProviderError('network')));
    await assert.rejects(page.session.signOut());
    await page.answer(sessionOf('session-2'));
    await assert.rejects(page.session.signOut());
    assert.equal(page.session.status, 'signed-in');
  });

  test('a second sign-out does not wait for a provider that hangs', async () => {
    const page = open();
    await settle();
    await page.answer(sessionOf('session-1'));
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
    await page.answer(sessionOf('session-1'));
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
    assert.deepEqual(page.states, ['signed-in']);
  });

  test('the page’s listeners of auth-success find the visitor signed in, and nothing doubts it afterwards', async () => {
    const page = open(null);
    page.browser.token = 'token';
    page.announce(publicToken);
    assert.deepEqual([page.session.status, page.session.user], ['signed-in', user]);
    await page.answer(sessionOf('session-1'));
    assert.deepEqual(page.states, ['signed-in']);
    const { state } = page.session;
    page.announce(publicToken);
    assert.equal(page.session.state, state, 'of the same session, the event knows nothing new');
  });

  test('another tab has signed in', async () => {
    const page = open(null);
    page.browser.token = 'token';
    page.dispatch('storage', { key: 'key' });
    await settle();
    assert.deepEqual(page.states, []);
    await page.answer(sessionOf('session-1'));
    assert.deepEqual(page.states, ['signed-in']);
  });

  test('another tab has signed in, and the provider cannot be reached', async () => {
    const page = open(null);
    page.browser.token = 'token';
    page.dispatch('storage', { key: 'key' });
    await settle();
    mock.timers.tick(5000);
    assert.deepEqual(page.states, ['checking, stale']);
  });

  test('a page from the back-forward cache asks again', async () => {
    const page = open();
    await settle();
    await page.answer(sessionOf('session-1'));
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
    await page.answer(sessionOf('session-1'));
    stop();
    await page.answer(undefined);
    assert.deepEqual(heard, ['signed-in']);
    assert.equal(reported.mock.callCount(), 2);
  });
});
