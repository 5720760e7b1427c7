import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ProviderError } from './errors.ts';
import { pageError, settlePageWork } from './page-work.ts';

const reasons: readonly (readonly [what: string, reason: unknown, shown: string | undefined])[] = [
  ['a sentence for visitors', { visitorMessage: 'Employees only.' }, 'Employees only.'],
  [
    'an error with a sentence for visitors',
    Object.assign(new Error('not in LDAP'), { visitorMessage: 'Employees only.' }),
    'Employees only.',
  ],
  ['an error', new Error('connect ECONNREFUSED 10.0.0.1'), undefined],
  ['text', 'token=secret', undefined],
  ['an empty sentence', { visitorMessage: '' }, undefined],
  ['a sentence that is none', { visitorMessage: { toString: () => 'x' } }, undefined],
  ['nothing', undefined, undefined],
  ['null', null, undefined],
];

for (const [what, reason, shown] of reasons) {
  test(`the visitor reads ${shown === undefined ? 'a general sentence' : 'it'} if the page rejects with ${what}`, () => {
    const error = pageError(reason);
    assert.ok(error instanceof ProviderError);
    // Without a sentence, the message is the code.
    assert.deepEqual([error.code, error.message, error.cause], ['page', shown ?? 'page', reason]);
  });
}

test('the widget waits for the page, but no longer than 3 minutes', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  await settlePageWork(Promise.resolve());
  await assert.rejects(settlePageWork(false), { code: 'page' });
  const waiting = settlePageWork(new Promise(() => undefined));
  let rejected = false;
  waiting.catch(() => {
    rejected = true;
  });
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  context.mock.timers.tick(3 * 60_000 - 1);
  await turn();
  assert.equal(rejected, false);
  context.mock.timers.tick(1);
  await assert.rejects(waiting, { code: 'page' });
});
