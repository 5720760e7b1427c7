import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fakeContext } from '../../../test/support/action-context.ts';
import { rejectAccount } from './actions.ts';

test('an account that the visitor rejects is signed out', async () => {
  const { context, calls } = fakeContext({ revokeSession: undefined });
  assert.deepEqual(await rejectAccount(context), { event: { type: 'wentBack' }, isWithdrawn: true });
  assert.deepEqual(calls, [{ name: 'revokeSession', args: [] }]);
});

test('an account that could not be signed out is not left', async () => {
  const { context } = fakeContext({ revokeSession: new Error('No.') });
  await assert.rejects(rejectAccount(context));
});
