import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Consumer } from '../../consumer/flow/types.ts';
import { askingStep, type Step, type StepRunOptions, step } from './step.ts';
import type { Action, Runner, RunOptions } from './types.ts';

const { signal } = new AbortController();
const action: Action<Consumer, string> = async () => ({});

/** Every option that a step may have. */
const options: Required<StepRunOptions<Consumer>> = {
  explain: () => 'unexpected',
  onFailure: () => ({ type: 'walletFailed', problem: 'refused' }),
  deadline: 7,
  toastFailure: true,
};

const steps: readonly (readonly [name: string, created: Step<Consumer>])[] = [
  ['step', step<Consumer, string>({ action, input: 'typed', ...options })],
  [
    'askingStep',
    askingStep<Consumer, string>({
      action,
      ask: async () => 'typed',
      unanswered: { code: 'wallet_sign', reason: 'walletSign' },
      ...options,
    }),
  ],
];

for (const [name, created] of steps) {
  test(`${name} passes all options of its run on`, async () => {
    const runs: object[] = [];
    const runner = {
      async run(_action: unknown, input: unknown, given: RunOptions) {
        runs.push({ input, ...given });
        return undefined;
      },
    };
    await created.run(runner as Pick<Runner<Consumer>, 'run'> as Runner<Consumer>, signal);
    assert.deepEqual(runs, [{ input: 'typed', signal, ...options }]);
  });
}

test('an answer that does not come is reported and fails the step, unless its screen was left', async () => {
  const cause = new Error('The visitor said no.');
  const asking = askingStep<Consumer, string>({
    action,
    ask: () => Promise.reject(cause),
    unanswered: { code: 'wallet_sign', reason: 'walletSign' },
  });
  const reports: unknown[] = [];
  const runner = { report: (...report: readonly unknown[]) => reports.push(report) };
  const run = (at: AbortSignal) =>
    asking.run(runner as Pick<Runner<Consumer>, 'report'> as Runner<Consumer>, at);
  assert.deepEqual(await run(signal), { reason: 'walletSign', refused: false, cause });
  assert.deepEqual(reports, [['wallet_sign', 'walletSign', { cause }]]);
  assert.equal(await run(AbortSignal.abort()), undefined);
  assert.equal(reports.length, 1);
});

test('an answer that does not come leads elsewhere if it has an event', async () => {
  const cause = new Error('The visitor said no.');
  const asking = askingStep<Consumer, string>({
    action,
    ask: () => Promise.reject(cause),
    unanswered: { code: 'wallet_sign', reason: 'walletSign' },
    onFailure: (failure) => ({
      type: 'walletFailed',
      problem: failure.cause === cause ? 'missing' : 'refused',
    }),
  });
  const sent: unknown[] = [];
  const runner = { report: () => undefined, send: (event: unknown) => void sent.push(event) };
  const run = (at: AbortSignal) =>
    asking.run(runner as Pick<Runner<Consumer>, 'report' | 'send'> as Runner<Consumer>, at);
  assert.equal(await run(AbortSignal.abort()), undefined);
  assert.deepEqual(sent, []);
  assert.equal(await run(signal), undefined);
  assert.deepEqual(sent, [{ type: 'walletFailed', problem: 'missing' }]);
});
