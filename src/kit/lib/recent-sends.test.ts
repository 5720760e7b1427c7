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

/** A message whose answer the test gives. */
function slowMessage() {
  let answer: (value: number) => void = () => undefined;
  let fail: (error: Error) => void = () => undefined;
  const message = new Promise<number>((resolve, reject) => {
    answer = resolve;
    fail = reject;
  });
  return { answer, fail, send: () => message };
}

test('a message on its way is not sent again', async (t) => {
  const provider = {};
  const { sends, send, count } = counter(t);
  const slow = slowMessage();
  const asked = [sends.send(provider, ada, slow.send), send(provider, 'ADA@example.com'), send(provider)];
  await Promise.resolve();
  slow.answer(7);
  for (const { answer, isNew } of await Promise.all(asked)) assert.deepEqual([answer, isNew], [7, true]);
  assert.deepEqual([count(), (await send(provider)).isNew], [0, false]);
});

test('a message that never arrives holds the next one up for the length of the pause', async (t) => {
  const provider = {};
  const { sends, send, wait } = counter(t);
  void sends.send(provider, ada, slowMessage().send);
  wait(15_000);
  assert.equal((await send(provider)).answer, 1);
});

test('when a message on its way fails, whoever waits for it sends one, once', async (t) => {
  const provider = {};
  const { sends, send, count } = counter(t);
  const slow = slowMessage();
  const first = sends.send(provider, ada, slow.send);
  const others = [send(provider), send(provider)];
  slow.fail(new Error('The screen was left.'));
  await assert.rejects(first, /left/);
  assert.deepEqual(
    (await Promise.all(others)).map(({ answer }) => answer),
    [1, 1],
  );
  assert.equal(count(), 1);
});
