import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { recentSends } from './recent-sends.ts';

const ada = 'ada@example.com';

/** Sends messages with a clock that only `wait` moves. */
function counter(t: TestContext) {
  t.mock.timers.enable({ apis: ['Date'], now: 1_700_000_000_000 });
  const sends = recentSends<number>();
  let count = 0;
  return {
    sends,
    count: () => count,
    wait: (ms: number) => t.mock.timers.tick(ms),
    send: (provider: object, to = ada) =>
      sends.send(provider, to, async () => {
        count += 1;
        return count;
      }),
  };
}

const pauses: readonly (readonly [ms: number, sent: number])[] = [
  [0, 1],
  [1, 1],
  [14_000, 1],
  [14_990, 1],
  [15_000, 2],
  [60_000, 2],
];

for (const [ms, sent] of pauses) {
  test(`${ms} ms after a message, asking for another one ${sent === 1 ? 'returns the first' : 'sends'}`, async (t) => {
    const provider = {};
    const { send, wait, count } = counter(t);
    const first = await send(provider);
    wait(ms);
    const second = await send(provider);
    assert.deepEqual([second.answer, second.isNew, count()], [sent, sent === 2, sent]);
    assert.equal(second.sentAt.date - first.sentAt.date, sent === 2 ? ms : 0);
  });
}

test('asking again does not prolong the pause', async (t) => {
  const provider = {};
  const { send, wait, count } = counter(t);
  for (let second = 0; second < 15; second += 1) {
    await send(provider);
    wait(1000);
  }
  assert.equal(count(), 1);
  await send(provider);
  assert.equal(count(), 2);
});

test('the pause is for one address of one project, however it is written', async (t) => {
  const provider = {};
  const { send, count } = counter(t);
  await send(provider);
  await send(provider, 'Ada@Example.com');
  assert.equal(count(), 1);
  await send(provider, 'grace@example.com');
  await send({});
  assert.equal(count(), 3);
});

test('a message that is used up is forgotten', async (t) => {
  const provider = {};
  const { sends, send, count } = counter(t);
  await send(provider);
  sends.forget(provider);
  await send(provider);
  assert.equal(count(), 2);
});

test('a message that could not be sent can be tried again at once', async (t) => {
  const provider = {};
  const { sends, send } = counter(t);
  const failure = new Error('No.');
  await assert.rejects(
    sends.send(provider, ada, () => Promise.reject(failure)),
    failure,
  );
  assert.equal((await send(provider)).isNew, true);
});
