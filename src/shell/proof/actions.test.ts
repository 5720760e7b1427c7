import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sampleSession, sampleUser } from '../../../test/support/sample-session.ts';
import type { ActionContext } from '../runner/types.ts';
import { enterCode, type SentCode, sendCode } from './actions.ts';
import type { ProvedTypes } from './proved.ts';

const to = 'ada@example.com';
const ada = sampleUser.user_id;
const data = { request_id: 'r' };

/** @param answered whose session an answer is about. @param current whose the client has by then */
function open(answered = ada, current = ada) {
  const calls: unknown[] = [];
  const answer = (...given: unknown[]) => void calls.push(given);
  const context = {
    provider: {
      proofs: async () => ({
        current: () => ({ session: sampleSession, user: { ...sampleUser, user_id: current } }),
        async sendCode(...given: unknown[]) {
          answer('send', ...given);
          return { methodId: 'method-1', data };
        },
        async enterCode(...given: unknown[]) {
          answer('enter', ...given);
          return { data, user: { ...sampleUser, user_id: answered } };
        },
      }),
    },
    config: { otp: { expirationMinutes: 7 } },
    emit: ({ type }: { type: string }) => void calls.push(type),
  } as unknown as ActionContext<ProvedTypes>;
  return { context, calls };
}

test('a code that has proved something is not sent again in place of the next one', async () => {
  const { context, calls } = open();
  const sent: SentCode[] = [];
  const send = () => sendCode(context, { userId: ada, by: 'email', to, onSent: (code) => sent.push(code) });
  assert.deepEqual(await send(), { authEvent: { type: 'OTP_SEND', data } });
  // Within the pause between two messages, there is one.
  assert.deepEqual(await send(), {});
  const entered = { userId: ada, code: '123456', methodId: 'method-1', onProved: () => undefined };
  assert.deepEqual(await enterCode(context, entered), {});
  assert.deepEqual(await send(), { authEvent: { type: 'OTP_SEND', data } });
  const sending = ['send', ada, 'email', to, { expirationMinutes: 7 }];
  assert.deepEqual(calls, [sending, ['enter', ada, '123456', 'method-1'], 'OTP_AUTHENTICATE', sending]);
  assert.deepEqual(
    sent.map((code) => [code.by, code.to, code.methodId, code.expirationMinutes]),
    Array.from({ length: 3 }, () => ['email', to, 'method-1', 7]),
  );
});

for (const [answered, current, isOwn] of [
  [ada, ada, true],
  ['bob', ada, false],
  [ada, 'bob', false],
] as const)
  test(`an answer about ${answered} while ${current} is signed in ${isOwn ? 'counts' : 'proves nothing'}`, async () => {
    const { context } = open(answered, current);
    const told: boolean[] = [];
    await enterCode(context, {
      userId: ada,
      code: '123456',
      methodId: 'method-1',
      onProved: (own) => told.push(own),
    });
    assert.deepEqual(told, [isOwn]);
  });
