import assert from 'node:assert/strict';
import { test } from 'node:test';
import { within } from './wallet.ts';

test('an answer in time is passed on, and so is a refusal', async () => {
  assert.equal(await within(Promise.resolve(1), 1000), 1);
  await assert.rejects(within(Promise.reject(new Error('No.')), 1000), { message: 'No.' });
});

test('a wallet that does not answer in time is not waited for any longer', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const waiting = within(new Promise(() => undefined), 1000);
  let ended = false;
  const watching = waiting.catch(() => {
    ended = true;
  });
  t.mock.timers.tick(999);
  await Promise.resolve();
  assert.equal(ended, false);
  t.mock.timers.tick(1);
  await watching;
  assert.equal(ended, true);
});
