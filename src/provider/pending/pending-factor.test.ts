import assert from 'node:assert/strict';
import { test } from 'node:test';
import { browserLocks } from '../../../test/support/browser-locks.ts';
import { openPage, storage, turns } from '../../../test/support/pending-page.ts';
import { unansweredKey } from './pending-page.ts';

const s1 = { session_id: 's1' };

test('a session that lacks its second factor stays pending, wherever it was left, until a widget has asked', async () => {
  const { safe: origin } = storage();
  const locks = browserLocks();
  const first = openPage({ locks, origin });
  const signIn = first.widget();
  signIn.keep(s1, 'asks');
  signIn.abandon();
  assert.deepEqual(first.ended, []);

  const later = openPage({ locks, origin });
  const heard = later.follow();
  await turns();
  assert.deepEqual(heard, ['pending']);
  const again = later.widget();
  assert.equal(await again.found(s1), 'asks');
  again.keep(s1, 'asks');
  assert.equal(again.isOpen('s1'), true);
  again.announce();
  assert.equal(again.isOpen('s1'), false);
  again.finish();
  await turns();
  assert.equal(heard.at(-1), 'finished');
  assert.equal(later.isUnanswered('s1'), false);
});

test('a reload between the factors is no sign-in that was there before: it stays pending in other tabs', async () => {
  const { safe: origin } = storage();
  const locks = browserLocks();
  const reloaded = openPage({ locks, origin, note: 'asks s1', isReturn: true });
  const signIn = reloaded.widget();
  assert.equal(await signIn.found(s1), 'asks');
  signIn.keep(s1, 'asks');
  const other = openPage({ locks, origin }).follow();
  await turns();
  assert.deepEqual(other, ['pending']);
  signIn.finish();
  await turns();
  assert.deepEqual(other, ['pending', 'finished']);
});

test('a form that asks for one factor takes a session that lacks its second as it is, for every page', async () => {
  const { safe: origin } = storage('asks', unansweredKey('s1'));
  const opened = openPage({ locks: browserLocks(), origin });
  const heard = opened.follow();
  await turns();
  assert.deepEqual(heard, ['pending']);
  const signIn = opened.widget();
  assert.equal(await signIn.found(s1), 'asks');
  signIn.announce();
  assert.equal(signIn.isOpen('s1'), false);
  signIn.finish();
  await turns();
  assert.deepEqual([heard.at(-1), opened.isUnanswered('s1')], ['finished', false]);
});
