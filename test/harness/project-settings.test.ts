/** The cache of the project's settings. */
import { expect } from 'chai';
import { createElement as h } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { ProviderError } from '../../src/provider/errors.ts';
import type { Bootstrap, BootstrapSource } from '../../src/provider/port.ts';
import { ProjectSettings } from '../../src/shell/app/project/project-settings.tsx';
import { until } from './auth-widget.ts';

const known = { displayWatermark: true } as Bootstrap;
const lost = new ProviderError('network');
/** A new one for each answer, as from Stytch. */
const refusal = () => new ProviderError('configuration', { type: 'bad_domain_for_stytch_sdk' });

interface Later {
  readonly ms: number;
  run(): void;
}

const { setTimeout: realTimeout } = globalThis;
const { random } = Math;
/** What waits for a second or more. The test lets the time pass. */
let later: Later[];
let roots: Root[];
let told: unknown[];

beforeEach(() => {
  later = [];
  roots = [];
  told = [];
  // swr varies when it asks again.
  Math.random = () => 0;
  const timeout = (run: (...args: unknown[]) => void, ms = 0, ...args: unknown[]) =>
    ms < 1000 ? realTimeout(run, ms, ...args) : later.push({ ms, run: () => run(...args) });
  Object.assign(globalThis, { setTimeout: timeout });
});
afterEach(() => {
  for (const root of roots) root.unmount();
  Object.assign(globalThis, { setTimeout: realTimeout });
  Math.random = random;
});

const waits = () => later.map(({ ms }) => ms / 1000);

function pass(seconds: number): void {
  const due = later.filter(({ ms }) => ms === seconds * 1000);
  later = later.filter((one) => !due.includes(one));
  for (const { run } of due) run();
}

function project(name: string, answers: readonly (Bootstrap | ProviderError)[]) {
  let asked = 0;
  const source: BootstrapSource = {
    stored: () => undefined,
    async fetch() {
      const answer = answers[asked] ?? lost;
      asked += 1;
      if (answer instanceof ProviderError) throw answer;
      return answer;
    },
  };
  const mount = () => {
    const root = createRoot(document.createElement('div'));
    roots.push(root);
    root.render(
      h(ProjectSettings, {
        source,
        name,
        tell: ({ bootstrap, failed }) => void told.push(failed ? 'failed' : bootstrap),
        onRefused: ({ type }) => void told.push(type),
      }),
    );
  };
  return { mount, asked: () => asked };
}

// Spec 9.10
const CASES: Readonly<
  Record<string, readonly [answers: (Bootstrap | ProviderError)[], told: unknown[], waits: readonly number[]]>
> = {
  'an answer counts for 2 s; one that takes 3 s is slow': [[known], [undefined, known], [3, 2]],
  'after a failure, they are asked for again in 5 s': [[lost], [undefined, 'failed'], [3, 5]],
  'after a refusal, they are not': [[refusal()], [undefined, 'failed', 'bad_domain_for_stytch_sdk'], [3]],
};

describe('the settings of the project', () => {
  for (const [title, [answers, expected, waiting]] of Object.entries(CASES))
    it(title, async () => {
      project(title, answers).mount();
      await until(() => told.length === expected.length);
      expect(told).to.deep.equal(expected);
      expect(waits()).to.deep.equal(waiting);
    });

  it('are shared by the widgets of a project', async () => {
    const { mount, asked } = project('shared', [known, known]);
    mount();
    mount();
    await until(() => told.filter((one) => one === known).length === 2);
    mount();
    await until(() => told.filter((one) => one === known).length === 3);
    expect(asked()).to.equal(1);
    pass(2);
    mount();
    await until(() => asked() === 2);
  });

  it('are asked for again until there is an answer', async () => {
    const { mount } = project('failing', [lost, lost, known]);
    mount();
    await until(() => waits().includes(5));
    pass(5);
    await until(() => waits().includes(10));
    pass(10);
    await until(() => told.at(-1) === known);
  });

  it('are refused once for a page, however often it comes back online', async () => {
    const { mount, asked } = project('refused', [refusal(), refusal()]);
    mount();
    await until(() => told.length === 3);
    dispatchEvent(new Event('online'));
    await until(() => asked() === 2);
    await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    expect(told.filter((one) => one === 'bad_domain_for_stytch_sdk')).to.have.length(1);
  });
});
