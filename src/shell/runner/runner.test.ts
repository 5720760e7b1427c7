import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { fakePendingSignIn } from '../../../test/support/pending-sign-in.ts';
import { sampleSession, sampleUser } from '../../../test/support/sample-session.ts';
import type { FlowEvent } from '../../consumer/flow/events.ts';
import type { Consumer } from '../../consumer/flow/types.ts';
import { pageRedirect } from '../../consumer/redirect.ts';
import en from '../../kit/i18n/locales/en/consumer.ts';
import type { IdentityProvider } from '../../provider/port.ts';
import { resolveConfig } from '../../settings/resolve.ts';
import type { Settings } from '../../settings/settings.ts';
import { createRunner } from './runner.ts';
import { silentHost } from './silent-host.ts';
import type { Action, ActionResult, Failure, Host } from './types.ts';

const nothing = (): void => undefined;
const signedIn: ActionResult<Consumer> = {
  success: { method: 'password', session: sampleSession, user: sampleUser },
};

function startRunner(
  success: Host['success'] = () => undefined,
  send: (event: FlowEvent) => void = nothing,
  submit: Host['submit'] = () => undefined,
) {
  return createRunner<Consumer>(
    {
      host: { ...silentHost, submit, success },
      // The actions of these tests use nothing of it, and little of the provider.
      settings: { config: {} } as Settings,
      loadProvider: () => Promise.resolve({ pending: fakePendingSignIn() } as IdentityProvider),
      config: resolveConfig({}, 'https://example.com/'),
      strings: en,
      screen: 'Main',
      redirect: { ...pageRedirect, signedIn: nothing },
      forgetScreen: nothing,
      send,
      toast: () => ({ replace: nothing, dismiss: nothing }),
    },
    () => true,
  ).runner;
}

test('reports one success if two attempts bring a session, one of them late', async () => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const success = mock.fn(() => undefined);
  const runner = startRunner(success);
  const { signal } = new AbortController();
  let answerLate: (result: ActionResult<Consumer>) => void = nothing;
  const slow: Action<Consumer, undefined> = () =>
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
  assert.equal(success.mock.callCount(), 1);
  mock.timers.reset();
});

test('the page does not hear of a session that the visitor has yet to agree to, also if it comes late', async () => {
  const success = mock.fn(() => undefined);
  const sent: FlowEvent[] = [];
  const runner = startRunner(success, (event) => sent.push(event));
  const event = { type: 'wentBack' } as const;
  const result = { ...signedIn, event, next: { afterReload: 'none' } } as const;
  await runner.run(() => Promise.resolve(result), undefined, { signal: new AbortController().signal });
  assert.equal(success.mock.callCount(), 0);
  assert.deepEqual(sent, [event]);

  // The visitor leaves while the answer is on its way.
  const controller = new AbortController();
  await runner.run(
    async () => {
      controller.abort();
      return result;
    },
    undefined,
    { signal: controller.signal },
  );
  assert.deepEqual(sent, [event, event]);
});

/** An action that never ends by itself, and the signal that it was given. */
function hanging(): { readonly action: Action<Consumer, undefined>; readonly signal: Promise<AbortSignal> } {
  let given: (signal: AbortSignal) => void = nothing;
  const signal = new Promise<AbortSignal>((resolve) => {
    given = resolve;
  });
  const action: Action<Consumer, undefined> = (context) => {
    given(context.signal);
    return new Promise(nothing);
  };
  return { action, signal };
}

test('an action is told when the visitor leaves the screen', async (context) => {
  // Otherwise its deadline would keep the process.
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const runner = startRunner();
  const visit = new AbortController();
  const { action, signal } = hanging();
  void runner.run(action, undefined, { signal: visit.signal });
  const given = await signal;
  assert.equal(given.aborted, false);
  visit.abort();
  assert.equal(given.aborted, true);
});

test('an action is told when its deadline has passed', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  const runner = startRunner();
  const { action, signal } = hanging();
  const run = runner.run(action, undefined, { signal: new AbortController().signal });
  const given = await signal;
  assert.equal(given.aborted, false);
  context.mock.timers.tick(15_000);
  await run;
  assert.equal(given.aborted, true);
});

/** Macrotasks are not mocked in these tests. */
const turn = () => new Promise((resolve) => setImmediate(resolve));

/** An action that asks the page, then waits for an answer of the provider that never comes. */
function submitting() {
  const sent: string[] = [];
  const action: Action<Consumer, undefined> = async ({ submit }) => {
    await submit({ method: 'otp', action: 'send', identifier: '+12025550162' });
    sent.push('sent');
    return new Promise(nothing);
  };
  return { action, sent };
}

test('the deadline begins anew once the page has let the widget send', async (context) => {
  context.mock.timers.enable({ apis: ['setTimeout'] });
  let release: (value?: unknown) => void = nothing;
  const page = new Promise((resolve) => {
    release = resolve;
  });
  const { action, sent } = submitting();
  const runner = startRunner(undefined, undefined, () => page);
  const failures: (Failure | undefined)[] = [];
  void runner
    .run(action, undefined, { signal: new AbortController().signal })
    .then((failure) => failures.push(failure));
  await turn();
  context.mock.timers.tick(60_000);
  await turn();
  assert.deepEqual([failures, sent], [[], []]);
  release();
  await turn();
  assert.deepEqual(sent, ['sent']);
  context.mock.timers.tick(14_999);
  await turn();
  assert.deepEqual(failures, []);
  context.mock.timers.tick(1);
  await turn();
  assert.deepEqual(failures, [{ reason: 'timeout', refused: false }]);
});

test('nothing is sent for a screen that was left while the page was asked', async () => {
  const { action, sent } = submitting();
  const visit = new AbortController();
  const runner = startRunner(undefined, undefined, async () => visit.abort());
  assert.equal(await runner.run(action, undefined, { signal: visit.signal }), undefined);
  assert.deepEqual(sent, []);
});

test('a page that says no is reported with what the visitor reads', async () => {
  const { action, sent } = submitting();
  const said = (runner: ReturnType<typeof startRunner>) =>
    runner.run(action, undefined, { signal: new AbortController().signal });
  const withReason = startRunner(undefined, undefined, () =>
    Promise.reject(Object.assign(new Error('x'), { visitorMessage: 'Accept the terms first.' })),
  );
  assert.deepEqual(await said(withReason), { reason: { said: 'Accept the terms first.' }, refused: false });
  const without = startRunner(undefined, undefined, () => Promise.reject(new Error('stack')));
  assert.deepEqual(await said(without), { reason: 'page', refused: false });
  assert.deepEqual(sent, []);
});
