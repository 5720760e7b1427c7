import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sampleSession, sampleUser } from '../../../../test/support/sample-session.ts';
import type { ActionContext } from '../../method.ts';
import { createPasskey } from './offer-actions.ts';

/** Accepts the offer that was made to Ada, while the cookies are somebody's. */
async function acceptAs(who: string) {
  let asked = 0;
  const context = {
    provider: {
      confirmSession: async () => ({ session: sampleSession, user: { ...sampleUser, user_id: who } }),
      passkeys: {
        async register() {
          asked += 1;
          return { session: sampleSession, user: sampleUser, data: {} };
        },
      },
    },
    config: { passkeys: { domain: 'site.test', sessionDurationMinutes: 60 } },
    report: () => undefined,
  } as unknown as ActionContext;
  const input = { userId: 'ada', onCancel: () => undefined, onExisting: () => undefined };
  const outcome = await createPasskey(context, input).then(
    ({ proceeds }) => proceeds,
    ({ reason }: { reason?: string }) => reason,
  );
  return { outcome, asked };
}

test('a passkey is created only for whom it was offered to', async () => {
  assert.deepEqual(await acceptAs('ada'), { outcome: true, asked: 1 });
  assert.deepEqual(await acceptAs('bob'), { outcome: 'session_expired', asked: 0 });
});
