import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fakeContext } from '../../../test/support/action-context.ts';
import { awaitPage, goOn, rejectAccount } from './arrival-actions.ts';

test('an account that the visitor rejects is signed out', async () => {
  const { context, calls } = fakeContext({ 'pending.end': undefined });
  assert.deepEqual(await rejectAccount(context), { event: { type: 'wentBack' }, isWithdrawn: true });
  assert.deepEqual(calls, [{ name: 'pending.end', args: [] }]);
});

test('an account that could not be signed out is not left', async () => {
  const { context } = fakeContext({ 'pending.end': new Error('No.') });
  await assert.rejects(rejectAccount(context));
});

const done = { event: { type: 'pageWorkDone' }, proceeds: true };

test('the visitor goes on once the page has finished, or without waiting for it', async () => {
  const { context } = fakeContext();
  const work = (started: Promise<unknown>) => ({ started, restart: () => undefined });
  assert.deepEqual(await awaitPage(context, work(Promise.resolve())), done);
  await assert.rejects(awaitPage(context, work(Promise.reject(new Error('No.')))), { code: 'page' });
  assert.deepEqual(await goOn(), done);
});
