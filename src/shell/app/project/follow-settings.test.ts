import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ProviderError } from '../../../provider/errors.ts';
import type { Bootstrap } from '../../../provider/port.ts';
import { followSettings } from './follow-settings.ts';

const old = { displayWatermark: false } as Bootstrap;
const known = { displayWatermark: true } as Bootstrap;
const lost = new ProviderError('network');
const refusal = new ProviderError('configuration', { type: 'bad_domain_for_stytch_sdk' });

const page = new EventTarget();

type Told = 'stored' | 'known' | 'failed' | 'refused';

/** Any other answer is a failure of the network. */
function follow(answers: readonly (Bootstrap | ProviderError)[]) {
  Object.assign(globalThis, {
    addEventListener: page.addEventListener.bind(page),
    removeEventListener: page.removeEventListener.bind(page),
  });
  const told: Told[] = [];
  let asked = 0;
  const stop = followSettings(
    {
      stored: () => old,
      async fetch() {
        const answer = answers[asked] ?? lost;
        asked += 1;
        if (answer instanceof ProviderError) throw answer;
        return answer;
      },
    },
    (bootstrap) => void told.push(bootstrap === known ? 'known' : 'stored'),
    ({ code }) => void told.push(code === 'configuration' ? 'refused' : 'failed'),
  );
  return { told, stop, asked: () => asked };
}

const settled = (): Promise<void> => new Promise(setImmediate);
const comeBackOnline = (): boolean => page.dispatchEvent(new Event('online'));

/** @returns when it asks again within ten minutes, in seconds */
async function timesOf(asked: () => number, passSecond: () => void): Promise<number[]> {
  const times: number[] = [];
  await settled();
  for (let second = 1; second <= 600; second += 1) {
    const before = asked();
    passSecond();
    await settled();
    if (asked() > before) times.push(second);
  }
  return times;
}

const CASES: Readonly<
  Record<string, readonly [answers: (Bootstrap | ProviderError)[], told: Told[], at: number[]]>
> = {
  'those of an earlier visit count until they come': [[known], ['stored', 'known'], []],
  'after a failure, they are asked for again': [
    [lost, lost, known],
    ['stored', 'failed', 'failed', 'known'],
    [5, 15],
  ],
  'five times': [[], ['stored', ...Array.from({ length: 6 }, (): Told => 'failed')], [5, 15, 35, 75, 155]],
  'after a refusal, they are not': [[refusal], ['stored', 'refused'], []],
};

// Spec 9.10
for (const [title, [answers, expected, at]] of Object.entries(CASES))
  test(`the project's settings: ${title}`, async ({ mock }) => {
    mock.timers.enable({ apis: ['setTimeout'] });
    mock.method(Math, 'random', () => 0);
    const { told, asked } = follow(answers);
    assert.deepEqual(await timesOf(asked, () => mock.timers.tick(1000)), at);
    assert.deepEqual(told, expected);
  });

test("the project's settings are asked for at once when the browser comes back online, and once", async ({
  mock,
}) => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const { told, asked } = follow([lost, known]);
  await settled();
  comeBackOnline();
  await settled();
  comeBackOnline();
  mock.timers.tick(600_000);
  await settled();
  assert.deepEqual([told, asked()], [['stored', 'failed', 'known'], 2]);
});

test("nobody hears of the project's settings once the widget has gone", async ({ mock }) => {
  mock.timers.enable({ apis: ['setTimeout'] });
  const [answered, failed] = [follow([known]), follow([lost, known])];
  answered.stop();
  failed.stop();
  const waiting = follow([lost, known]);
  await settled();
  waiting.stop();
  comeBackOnline();
  mock.timers.tick(600_000);
  await settled();
  assert.deepEqual([answered.told, answered.asked()], [['stored'], 1]);
  assert.deepEqual([failed.told, failed.asked()], [['stored'], 1]);
  assert.deepEqual([waiting.told, waiting.asked()], [['stored', 'failed'], 1]);
});
