import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MissingWalletError, problemOf, within } from './wallet.ts';

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

const pending = { code: -32_002, message: 'Already processing eth_requestAccounts. Please wait.' };
const problems: Readonly<Record<string, readonly [thrown: unknown, problem: string]>> = {
  'a wallet that is not there': [new MissingWalletError(), 'missing'],
  'a request that is open already': [pending, 'pending'],
  'an Error with its code': [Object.assign(new Error('Busy.'), pending), 'pending'],
  'its code as a text': [{ code: '-32002' }, 'pending'],
  'an error that wraps it': [new Error('Failed.', { cause: pending }), 'pending'],
  'an error of the app that the wallet is connected to': [
    { code: -32_603, data: { originalError: pending } },
    'pending',
  ],
  'a visitor who said no': [{ code: 4001 }, 'refused'],
  'no code': [new Error('The wallet returned no account.'), 'refused'],
  nothing: [undefined, 'refused'],
  'a text': ['-32002', 'refused'],
  'an object that throws': [
    {
      get code(): number {
        throw new Error('No.');
      },
    },
    'refused',
  ],
};
for (const [title, [thrown, problem]] of Object.entries(problems))
  test(`${title}: ${problem}`, () => assert.equal(problemOf(thrown), problem));
