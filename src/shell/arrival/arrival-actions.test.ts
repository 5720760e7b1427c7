import assert from 'node:assert/strict';
import { test } from 'node:test';
import { fakeContext } from '../../../test/support/action-context.ts';
import { ProviderError } from '../../provider/errors.ts';
import { awaitPage, explainLink, goOn, rejectAccount } from './arrival-actions.ts';

test('an account that the visitor rejects is signed out', async () => {
  const { context, calls } = fakeContext({ 'pending.end': undefined });
  assert.deepEqual(await rejectAccount(context), { event: { type: 'wentBack' }, next: 'cancel' });
  assert.deepEqual(calls, [{ name: 'pending.end', args: [] }]);
});

test('an account that could not be signed out is not left', async () => {
  const { context } = fakeContext({ 'pending.end': new Error('No.') });
  await assert.rejects(rejectAccount(context));
});

const done = { event: { type: 'pageWorkDone' }, next: 'continue' };

test('the visitor goes on once the page has finished, or without waiting for it', async () => {
  const { context } = fakeContext();
  const work = (started: Promise<unknown>) => ({ started, restart: () => undefined });
  assert.deepEqual(await awaitPage(context, work(Promise.resolve())), done);
  await assert.rejects(awaitPage(context, work(Promise.reject(new Error('No.')))), { code: 'page' });
  assert.deepEqual(await goOn(), done);
});

// Spec 8.3: Stytch's own sentence is for messages that could not be sent.
for (const [status, type, reason] of [
  [401, 'unable_to_auth_magic_link', 'linkInvalid'],
  [404, 'token_not_found', 'linkInvalid'],
  [400, 'invalid_token', 'linkInvalid'],
  [401, 'unauthorized_credentials', undefined],
  [400, 'pkce_mismatch', 'linkElsewhere'],
  [400, 'pkce_expected_code_verifier', 'linkElsewhere'],
  [429, 'too_many_requests', undefined],
  [500, 'internal_server_error', undefined],
] as const)
  test(`a link refused with ${status} ${type}: ${reason ?? 'no sentence of its own'}`, () =>
    assert.equal(explainLink(new ProviderError('provider', { status, type })), reason));

test('a setting of the dashboard and a failed network are not the link’s fault', () => {
  for (const code of ['configuration', 'network'] as const)
    assert.equal(explainLink(new ProviderError(code, { status: 401 })), undefined);
});
