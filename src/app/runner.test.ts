import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { resolveConfig } from '../config/resolve.ts';
import { en } from '../i18n/en.ts';
import type { Action, Outcome } from '../methods/method.ts';
import type { IdentityProvider } from '../provider/port.ts';
import { createRunner } from './runner.ts';

const signedIn: Outcome = { success: { method: 'password', session: {}, user: {} } };

test('of two tries that both bring a session, one late, the page is told once', async () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  let successes = 0;
  const { runner } = createRunner({
    host: {
      isConnected: true,
      screen: 'Main',
      ready: () => undefined,
      screenChanged: () => undefined,
      event: () => undefined,
      error: () => undefined,
      success: () => {
        successes += 1;
      },
      attach: () => undefined,
    },
    config: resolveConfig({}, 'https://example.com/'),
    strings: en,
    screen: 'Main',
    // No action of this test asks it anything.
    provider: Promise.resolve({} as IdentityProvider),
    lookupUser: undefined,
    send: () => undefined,
    toast: () => undefined,
  });
  const { signal } = new AbortController();
  let answerLate: (outcome: Outcome) => void = () => undefined;
  const slow: Action<undefined> = () =>
    new Promise((resolve) => {
      answerLate = resolve;
    });
  const first = runner.run(slow, undefined, { signal });
  await Promise.resolve();
  mock.timers.tick(15_000);
  assert.equal((await first)?.reason, 'timeout');
  await runner.run(() => Promise.resolve(signedIn), undefined, { signal });
  answerLate(signedIn);
  await new Promise((resolve) => setImmediate(resolve));
  assert.equal(successes, 1);
  mock.timers.reset();
});
