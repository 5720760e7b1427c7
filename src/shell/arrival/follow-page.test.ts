import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { PageWork } from '../flow-types.ts';
import { followPage, restartPage } from './follow-page.ts';

interface Attempt {
  resolve(): void;
  reject(reason: unknown): void;
}

/** A page whose work the test settles. */
function setUp() {
  const attempts: Attempt[] = [];
  const begin = () =>
    new Promise<void>((resolve, reject) => {
      attempts.push({ resolve, reject });
    });
  const work: PageWork = { started: begin(), restart: begin };
  const outcomes: string[] = [];
  const follow = (): void =>
    void followPage(work).then(
      () => outcomes.push('done'),
      (error: Error) => outcomes.push(error.message),
    );
  const turn = () => new Promise((resolve) => setImmediate(resolve));
  return { attempts, work, outcomes, follow, turn };
}

test('what waits goes on once the page is done', async () => {
  const { attempts, outcomes, follow, turn } = setUp();
  follow();
  await turn();
  assert.deepEqual(outcomes, []);
  attempts[0]?.resolve();
  await turn();
  assert.deepEqual(outcomes, ['done']);
});

test('work that has failed before anybody waited fails whoever waits', async () => {
  const { attempts, outcomes, work, follow, turn } = setUp();
  // The runner does that.
  work.started.catch(() => undefined);
  attempts[0]?.reject({ visitorMessage: 'Closed.' });
  await turn();
  follow();
  await turn();
  assert.deepEqual(outcomes, ['Closed.']);
});

for (const settle of ['resolve', 'reject'] as const)
  test(`after a restart, nothing comes of the first work: ${settle}`, async () => {
    const { attempts, outcomes, work, follow, turn } = setUp();
    follow();
    restartPage(work);
    attempts[0]?.[settle]({ visitorMessage: 'Outdated.' });
    await turn();
    assert.deepEqual(outcomes, []);
    attempts[1]?.reject({ visitorMessage: 'Closed.' });
    await turn();
    assert.deepEqual(outcomes, ['Closed.']);
    restartPage(work);
    follow();
    attempts[2]?.resolve();
    await turn();
    assert.deepEqual(outcomes, ['Closed.', 'done']);
  });

test('a page that no longer does anything is done', async () => {
  const { outcomes, follow, work, turn } = setUp();
  const idle = { ...work, restart: () => undefined };
  restartPage(idle);
  await followPage(idle);
  follow();
  await turn();
  assert.deepEqual(outcomes, []);
});
