/**
 * Whatever the order of events in the tabs of a browser, there is at most one session: the one that the visitor chose last.
 * A failure prints a seed and a path, which RACES_SEED and RACES_PATH repeat; RACES_RUNS makes a longer run.
 */
import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, mock, test } from 'node:test';
import fc from 'fast-check';
import { openSite, settle } from '../../test/support/session-tabs.ts';

type Site = ReturnType<typeof openSite>;
type Tab = ReturnType<Site['openTab']>;

const TABS = 2;
const tab = fc.nat(TABS - 1);
const index = fc.nat(5);

/** What the visitor, the provider and the network do. */
const events = fc.oneof(
  fc.record({ does: fc.constant('signIn' as const), tab, who: fc.constantFrom('ada', 'bob', 'eve') }),
  fc.record({ does: fc.constantFrom('signOut' as const, 'exchange' as const, 'refresh' as const), tab }),
  fc.record({ does: fc.constantFrom('serve' as const, 'answer' as const), index }),
);
type Happening = typeof events extends fc.Arbitrary<infer E> ? E : never;

/** A change that the visitor has asked for. `who` is undefined for a sign-out. */
interface Choice {
  readonly does: string;
  readonly who: string | undefined;
  /** Undefined while it is under way. */
  fulfilled?: boolean;
}

function choose(choices: Choice[], does: string, who: string | undefined, run: () => Promise<unknown>): void {
  const choice: Choice = { does, who };
  choices.push(choice);
  run().then(
    () => {
      choice.fulfilled = true;
    },
    () => {
      choice.fulfilled = false;
    },
  );
}

function happen(site: Site, tabs: readonly Tab[], choices: Choice[], event: Happening): void {
  const { requests } = site.browser;
  if ('index' in event) {
    requests[event.index % Math.max(1, requests.length)]?.[event.does]();
    return;
  }
  const { session, signIn, members } = tabs[event.tab] as Tab;
  const code = `code ${choices.length}`;
  if (event.does === 'signIn') choose(choices, event.does, event.who, () => signIn(event.who, code));
  else if (event.does === 'signOut') choose(choices, event.does, undefined, () => session.signOut());
  else if (event.does === 'exchange')
    choose(choices, event.does, 'zeta', async () => (await members()).switchTo('zeta'));
  else void session.refresh();
}

function assertLastChoiceStands(site: Site, tabs: readonly Tab[], choices: readonly Choice[]): void {
  const { alive, spent } = site.provider;
  assert.equal(new Set(spent).size, spent.length, 'a code was spent twice');
  for (const [at, { does, fulfilled }] of choices.entries()) {
    assert.notEqual(fulfilled, undefined, `${does} never ended`);
    const isUndone = choices.slice(at).some((later) => later.does === 'signOut');
    if (does === 'signIn') assert.ok(fulfilled || isUndone, 'a sign-in was refused without a sign-out');
  }
  const last = choices.findLast(({ fulfilled }) => fulfilled)?.who;
  assert.deepEqual(
    [...alive].map(([token, { who }]) => [token, who]),
    last === undefined ? [] : [[site.browser.cookie, last]],
  );
  for (const { session } of tabs) {
    const who = session.user && 'user_id' in session.user ? session.user.user_id : undefined;
    assert.deepEqual([session.status, who], [last === undefined ? 'signed-out' : 'signed-in', last]);
  }
}

async function play(isSignedIn: boolean, happenings: readonly Happening[]): Promise<void> {
  const site = openSite();
  const choices: Choice[] = [];
  if (isSignedIn) {
    site.browser.signIn('ada');
    choices.push({ does: 'signIn', who: 'ada', fulfilled: true });
  }
  const tabs = Array.from({ length: TABS }, () => site.openTab());
  await site.drain();
  for (const event of happenings) {
    happen(site, tabs, choices, event);
    await settle();
  }
  await site.drain();
  assertLastChoiceStands(site, tabs, choices);
}

const { RACES_SEED, RACES_PATH, RACES_RUNS } = process.env;

describe('races', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
  afterEach(() => mock.timers.reset());

  test('the last choice of the visitor stands, after any order of events', async () => {
    const property = fc.asyncProperty(fc.boolean(), fc.array(events, { maxLength: 12 }), play);
    await fc.assert(property, {
      seed: Number(RACES_SEED ?? 1),
      numRuns: Number(RACES_RUNS ?? 200),
      ...(RACES_PATH !== undefined && { path: RACES_PATH }),
    });
  });
});
