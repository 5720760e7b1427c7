/** What follows a session while a widget is still with its visitor. */
import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, mock, test } from 'node:test';
import { MINUTE, openSession as open, sessionOf, settle } from '../../test/support/session-page.ts';
import { ProviderError } from '../provider/errors.ts';
import type { WhenFinished } from '../provider/pending/watch.ts';

/** Sessions that a widget keeps pending until `finish` is called. */
function pendingSessions(...ids: readonly string[]) {
  const pending = new Set(ids);
  const waiting: (() => void)[] = [];
  const whenFinished: WhenFinished = async (id, onWait) => {
    if (!pending.has(id)) return;
    onWait();
    await new Promise<void>((resolve) => waiting.push(resolve));
  };
  return {
    whenFinished,
    async finish(): Promise<void> {
      pending.clear();
      for (const resolve of waiting) resolve();
      await settle();
    },
  };
}

describe('a pending session', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout', 'Date'], now: 1_700_000_000_000 }));
  afterEach(() => mock.timers.reset());

  test('leaves a page signed out, whatever the page hears of it', async () => {
    const { whenFinished, finish } = pendingSessions('session-1');
    const page = open(null, { whenFinished });
    page.browser.token = 'token';
    page.dispatch('auth-event');
    page.dispatch('storage', { key: 'key' });
    await settle();
    await page.answer(sessionOf('session-1'));
    page.comeBack();
    await page.session.refresh();
    assert.deepEqual([page.session.status, page.states], ['signed-out', []]);
    page.provider.check.mock.mockImplementationOnce(() => Promise.reject(new ProviderError('network')));
    await page.session.refresh();
    assert.deepEqual(page.states, []);
    await page.answer(sessionOf('session-1'));
    await finish();
    assert.deepEqual(page.states, ['signed-in']);
  });

  test('is none for a page that has just been opened, and refresh() does not wait for it', async () => {
    const { whenFinished, finish } = pendingSessions('session-1');
    const page = open('token', { whenFinished });
    const refreshed = page.session.refresh();
    await page.answer(sessionOf('session-1'));
    await refreshed;
    assert.deepEqual(page.states, ['signed-out']);
    await finish();
    assert.deepEqual(page.states, ['signed-out', 'signed-in']);
  });

  test('does not sign out a visitor who is signed in', async () => {
    const { whenFinished, finish } = pendingSessions('session-2');
    const page = open('token', { whenFinished });
    await page.answer(sessionOf('session-1'));
    await page.answer(sessionOf('session-2'));
    assert.deepEqual([page.states, page.session.session?.started_at], [['signed-in'], 'session-1']);
    await finish();
    assert.deepEqual([page.states.length, page.session.session?.started_at], [2, 'session-2']);
  });

  test('that was signed in before stays so', async () => {
    const never = new Promise<void>(() => undefined);
    let asked = 0;
    const page = open('token', {
      whenFinished: async () => {
        asked += 1;
        if (asked > 1) await never;
      },
    });
    await page.answer(sessionOf('session-1'));
    await page.answer(sessionOf('session-1', new Date(Date.now() + 60 * MINUTE).toISOString()));
    assert.deepEqual(page.states, ['signed-in', 'signed-in']);
  });

  test('can be ended by the page, and in another tab', async () => {
    for (const end of ['page', 'tab'] as const) {
      const { whenFinished, finish } = pendingSessions('session-1');
      const page = open('token', { whenFinished });
      await page.answer(sessionOf('session-1'));
      if (end === 'page') await page.session.signOut();
      assert.equal(page.provider.revoke.mock.callCount(), end === 'page' ? 1 : 0);
      await page.answer(undefined);
      await finish();
      assert.deepEqual(page.states, ['signed-out']);
    }
  });
});
