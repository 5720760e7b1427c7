/** The hooks of views, over a runner that answers as the test says. */
import { expect } from 'chai';
import { createElement, useLayoutEffect, useRef } from 'react';
import { createRoot } from 'react-dom/client';
import en from '../../src/kit/i18n/locales/en/consumer.ts';
import type { FlowTypes } from '../../src/shell/flow-types.ts';
import type { Action, Failure, Runner } from '../../src/shell/runner/types.ts';
import { RunnerContext } from '../../src/shell/runner/use-runner.ts';
import { useEntered, useTask } from '../../src/shell/runner/use-task.ts';
import { until } from './auth-widget.ts';

const action: Action<FlowTypes, string> = async () => ({});
const refusal: Failure = { reason: { said: 'No.' }, refused: true };
const lost: Failure = { reason: 'network', refused: false };

/** A run of an action; the test ends it. */
interface Run {
  readonly input: unknown;
  readonly signal: AbortSignal;
  end(failure?: Failure): void;
}

let runs: Run[];
let told: unknown[];
let unmount: () => void;

const runner: Pick<Runner<FlowTypes>, 'run' | 'report' | 'send'> = {
  run: (_action, input, { signal }) =>
    new Promise((end) => {
      runs.push({ input, signal, end });
    }),
  report: (code, reason) => void told.push([code, reason]),
  send: (event) => void told.push(event),
};

/** Renders a view that does nothing but use the hook. */
async function draw<Value>(
  hook: () => Value,
): Promise<{ now(): Value; readonly drawings: readonly Value[] }> {
  const drawings: Value[] = [];
  function View(): null {
    drawings.push(hook());
    return null;
  }
  const root = createRoot(document.createElement('div'));
  unmount = () => root.unmount();
  root.render(createElement(RunnerContext, { value: runner as Runner<FlowTypes> }, createElement(View)));
  await until(() => drawings.length > 0);
  // Effects run after the render.
  await new Promise(requestAnimationFrame);
  return { now: () => drawings.at(-1) as Value, drawings };
}

beforeEach(() => {
  runs = [];
  told = [];
});
afterEach(() => unmount());

describe('a task', () => {
  it('runs once at a time', async () => {
    const { now } = await draw(() => useTask(action));
    expect(now().pending).to.equal(false);
    const first = now().run('a');
    expect(await now().run('b')).to.equal('failed');
    await until(() => now().pending);
    expect(runs.map(({ input }) => input)).to.deep.equal(['a']);
    runs[0]?.end();
    expect(await first).to.equal('done');
    await until(() => !now().pending);
    void now().run('c');
    expect(runs).to.have.length(2);
  });

  it('runs as soon as it is rendered', async () => {
    await draw(() => {
      const { run } = useTask(action);
      const isPressed = useRef(false);
      useLayoutEffect(() => {
        if (!isPressed.current) void run('a');
        isPressed.current = true;
      });
    });
    expect(runs.map(({ input }) => input)).to.deep.equal(['a']);
  });

  it('shows why it failed until it runs again or is cleared', async () => {
    const { now } = await draw(() => useTask(action));
    const refused = now().run('a');
    runs[0]?.end(refusal);
    expect(await refused).to.equal('refused');
    await until(() => now().failure === 'No.');
    const failed = now().run('b');
    await until(() => now().failure === undefined);
    runs[1]?.end(lost);
    expect(await failed).to.equal('failed');
    await until(() => now().failure === en.errors.network);
    now().clear();
    await until(() => now().failure === undefined);
  });

  it('shows a reason of the widget, and removes it first to show the same one again', async () => {
    const { now, drawings } = await draw(() => useTask(action));
    now().refuse('invalidEmail');
    await until(() => now().failure === en.errors.invalidEmail);
    const seen = drawings.length;
    now().refuse('invalidEmail', 'network');
    await until(() => drawings.length > seen && now().failure === en.errors.invalidEmail);
    expect(drawings.slice(seen).map(({ failure }) => failure)).to.deep.equal([
      undefined,
      en.errors.invalidEmail,
    ]);
    expect(told).to.deep.equal([
      ['validation', 'invalidEmail'],
      ['network', 'invalidEmail'],
    ]);
  });

  it('is aborted when its view is left, and renders nothing afterwards', async () => {
    const { now, drawings } = await draw(() => useTask(action));
    const running = now().run('a');
    await until(() => now().pending);
    unmount();
    expect(runs[0]?.signal.aborted).to.equal(true);
    const seen = drawings.length;
    runs[0]?.end(refusal);
    expect(await running).to.equal('failed');
    await new Promise(requestAnimationFrame);
    expect(drawings).to.have.length(seen);
  });
});

type Step = NonNullable<Parameters<typeof useEntered>[0]>;
const stepOf = (options: Partial<Step>): Step => ({
  starts: 'at once',
  run: (_runner, signal) => runner.run(action, 'entered', { signal }),
  ...options,
});

describe('the step of a screen', () => {
  it('starts once when the screen opens, and again after a failure', async () => {
    const step = stepOf({});
    const { now } = await draw(() => useEntered(step));
    await until(() => runs.length > 0);
    expect(now().status).to.equal('running');
    runs[0]?.end(lost);
    await until(() => now().status === 'failed');
    expect(now().failure).to.equal(en.errors.network);
    now().start();
    await until(() => now().status === 'running');
    expect(runs).to.have.length(2);
  });

  it('waits for a press if it has to', async () => {
    const step = stepOf({ starts: 'press' });
    const { now } = await draw(() => useEntered(step));
    expect([now().status, runs.length]).to.deep.equal(['waiting', 0]);
    now().start();
    await until(() => now().status === 'running');
    expect(runs).to.have.length(1);
  });

  it('does nothing on a screen without one', async () => {
    const { now } = await draw(() => useEntered(undefined));
    expect([now().status, runs.length]).to.deep.equal(['waiting', 0]);
  });
});
