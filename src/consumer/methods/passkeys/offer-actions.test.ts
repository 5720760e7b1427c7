import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sampleSession, sampleUser } from '../../../../test/support/sample-session.ts';
import type { PasskeyErrorReason } from '../../../kit/lib/passkey-error-reasons.ts';
import { ProviderError } from '../../../provider/errors.ts';
import { pageRequests } from '../../../provider/passkeys/requests.ts';
import type { ActionContext } from '../../method.ts';
import { createPasskey, declineOffer, passOffer } from './offer-actions.ts';

const created = { session: sampleSession, user: sampleUser, data: {} };

/**
 * Accepts the offer that was made to Ada.
 * @param who the cookies are of by then
 * @param register what comes of asking the browser
 */
async function accept(who: string, register: () => Promise<unknown> = async () => created, proofs = 0) {
  const heard: string[] = [];
  const context = {
    provider: {
      confirmSession: async () => ({ session: sampleSession, user: { ...sampleUser, user_id: who } }),
      passkeys: {
        register() {
          heard.push('asked');
          return register();
        },
      },
    },
    config: { passkeys: { domain: 'site.test', sessionDurationMinutes: 60 } },
    report: ({ reason }: ProviderError) => heard.push(`reports ${reason}`),
  } as unknown as ActionContext;
  const input = {
    userId: 'ada',
    proofs,
    onProofNeeded: ({ reason }: { reason: string }) => heard.push(`wants a proof: ${reason}`),
    onCancel: () => heard.push('canceled'),
    onExisting: () => heard.push('has one'),
  };
  const stop = pageRequests().onCreated(() => heard.push('created'));
  const outcome = await createPasskey(context, input).then(
    ({ proceeds }) => proceeds,
    ({ reason }: { reason?: string }) => reason,
  );
  stop();
  return { outcome, heard };
}

const failing = (reason: PasskeyErrorReason) => () =>
  Promise.reject(new ProviderError('passkey', { reason }));

test('a passkey is created only for whom it was offered to', async () => {
  assert.deepEqual(await accept('ada'), { outcome: true, heard: ['asked', 'created'] });
  assert.deepEqual(await accept('bob'), { outcome: 'session_expired', heard: [] });
});

test('a visitor who cancels stays at the offer, and the page hears of it', async () => {
  const heard = ['asked', 'reports user_cancellation', 'canceled'];
  assert.deepEqual(await accept('ada', failing('user_cancellation')), { outcome: undefined, heard });
});

test('a device that has a passkey already stays at the offer, too', async () => {
  const heard = ['asked', 'has one'];
  assert.deepEqual(await accept('ada', async () => undefined), { outcome: undefined, heard });
});

test('a visitor who has to prove more is asked, and not again and again', async () => {
  const refused = (type: string) => () =>
    Promise.reject(new ProviderError('passkey', { reason: 'internal_error', type }));
  const heard = ['asked', 'wants a proof: stale_factors'];
  assert.deepEqual(await accept('ada', refused('stale_factors')), { outcome: undefined, heard });
  assert.deepEqual(await accept('ada', refused('stale_factors'), 1), {
    outcome: 'internal_error',
    heard: ['asked'],
  });
});

test('any other failure is the screen’s', async () => {
  assert.deepEqual(await accept('ada', failing('internal_error')), {
    outcome: 'internal_error',
    heard: ['asked'],
  });
});

for (const [what, action] of [
  ['wants no passkey', declineOffer],
  ['has a passkey already', passOffer],
] as const)
  test(`a visitor who ${what} goes on`, async () => {
    assert.deepEqual(await action({} as ActionContext, {}), {
      event: { type: 'passkeyOfferAnswered' },
      proceeds: true,
    });
  });
