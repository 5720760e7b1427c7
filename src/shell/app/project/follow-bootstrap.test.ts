import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { ProviderError } from '../../../provider/errors.ts';
import type { Bootstrap, BootstrapSource } from '../../../provider/port.ts';
import { followBootstrap } from './follow-bootstrap.ts';

const bootstrap = (siweRequired: boolean): Bootstrap => ({ siweRequired }) as Bootstrap;
const settle = () => new Promise((resolve) => setImmediate(resolve));

/** Follows settings that are answered with these, one after another, and then with nothing. */
function follow(
  t: TestContext,
  project: string,
  answers: readonly (Bootstrap | Error)[],
  stored?: Bootstrap,
) {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  t.mock.method(Math, 'random', () => 0);
  const page = new EventTarget();
  Object.assign(globalThis, { addEventListener: page.addEventListener.bind(page) });
  t.after(() => Reflect.deleteProperty(globalThis, 'addEventListener'));
  const left = [...answers];
  const told: unknown[] = [];
  let asked = 0;
  const source: BootstrapSource = {
    stored: () => stored,
    async fetch() {
      asked += 1;
      const answer = left.shift() ?? new ProviderError('network');
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  const start = () =>
    followBootstrap(
      source,
      project,
      ({ bootstrap: known, failed }) => told.push(failed ? 'failed' : known),
      ({ type }) => told.push(type),
    );
  const pass = async (ms: number) => {
    t.mock.timers.tick(ms);
    await settle();
  };
  return { start, told, pass, page, asked: () => asked };
}

test('tells what is stored, then what was fetched', async (t) => {
  const { start, told } = follow(t, 'stored', [bootstrap(true)], bootstrap(false));
  start();
  await settle();
  assert.deepEqual(told, [bootstrap(false), bootstrap(true)]);
});

// Spec 9.10
test('asks again after 5 s, each time twice as late, five times', async (t) => {
  const { start, told, pass, asked } = follow(t, 'failing', []);
  start();
  await settle();
  assert.deepEqual(told, [undefined, 'failed']);
  for (const [index, seconds] of [5, 10, 20, 40, 80].entries()) {
    await pass(seconds * 1000 - 1);
    assert.equal(asked(), index + 1);
    await pass(1);
    assert.equal(asked(), index + 2);
  }
  await pass(1_000_000);
  assert.equal(asked(), 6);
});

test('asks again once the browser is back online', async (t) => {
  const { start, told, page } = follow(t, 'online', [new ProviderError('network'), bootstrap(true)]);
  start();
  await settle();
  page.dispatchEvent(new Event('online'));
  await settle();
  assert.deepEqual(told, [undefined, 'failed', bootstrap(true)]);
});

// Spec 9.10
test('widgets of a project share an answer, and ask again after 2 s', async (t) => {
  const { start, told, pass, asked } = follow(t, 'shared', [bootstrap(true), bootstrap(false)]);
  start();
  start();
  await pass(2000);
  assert.equal(asked(), 1);
  await pass(1999);
  start();
  await settle();
  assert.equal(asked(), 1);
  assert.deepEqual(told, [
    undefined,
    undefined,
    ...Array(2).fill(bootstrap(true)),
    undefined,
    bootstrap(true),
  ]);
  await pass(1);
  start();
  await settle();
  assert.equal(asked(), 2);
});

test('a page that the dashboard refuses is told once, and asks no more', async (t) => {
  const refusal = new ProviderError('configuration', { type: 'bad_domain_for_stytch_sdk' });
  const { start, told, pass, asked } = follow(t, 'refused', [refusal]);
  start();
  await settle();
  await pass(1_000_000);
  assert.deepEqual(told, [undefined, 'failed', 'bad_domain_for_stytch_sdk']);
  assert.equal(asked(), 1);
});

test('tells once of a request under way, however often the browser comes back online', async (t) => {
  const { start, told, pass, page, asked } = follow(t, 'waiting', []);
  start();
  page.dispatchEvent(new Event('online'));
  await settle();
  assert.deepEqual(told, [undefined, 'failed']);
  await pass(5000);
  assert.equal(asked(), 2);
  await pass(9999);
  assert.equal(asked(), 2);
});

test('says nothing once it has stopped', async (t) => {
  const { start, told, pass, page, asked } = follow(t, 'stopped', []);
  start()();
  await settle();
  page.dispatchEvent(new Event('online'));
  await pass(1_000_000);
  assert.deepEqual(told, [undefined]);
  assert.equal(asked(), 1);
});
