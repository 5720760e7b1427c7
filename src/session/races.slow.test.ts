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

/** What the visitor does. */
const signIn = fc.record({
  does: fc.constant('signIn' as const),
  tab,
  who: fc.constantFrom('ada', 'bob', 'eve'),
});
const inTab = fc.record({
  does: fc.constantFrom('signOut' as const, 'exchange' as const, 'refresh' as const, 'tap' as const),
  tab,
});
/** What the provider and the network do. */
const onTheWay = fc.record({ does: fc.constantFrom('serve' as const, 'answer' as const), index });
/** What goes wrong there, before or after the provider has dealt with it. */
const lost = fc.record({ does: fc.constantFrom('lose' as const, 'hang' as const), index });
const events = fc.oneof(signIn, inTab, onTheWay);
const eventsWithLosses = fc.oneof(signIn, inTab, onTheWay, lost);
type Happening = typeof eventsWithLosses extends fc.Arbitrary<infer E> ? E : never;

/** A change that the visitor has asked for. `who` is undefined for a sign-out. */
interface Choice {
  readonly does: string;
  readonly who: string | undefined;
  /** How many choices preceded it, if it was made before this one was noted. */
  readonly begun?: number;
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
  const { session, signIn, members, tapOnce } = tabs[event.tab] as Tab;
  const code = `code ${choices.length}`;
  if (event.does === 'signIn') choose(choices, event.does, event.who, () => signIn(event.who, code));
  else if (event.does === 'signOut') choose(choices, event.does, undefined, () => session.signOut());
  else if (event.does === 'exchange')
    choose(choices, event.does, 'zeta', async () => (await members()).switchTo('zeta'));
  else if (event.does === 'tap') {
    const before = choices.length;
    void tapOnce().then((outcome) => {
      if (outcome === 'failed') return;
      choices.push({ does: 'leave', who: undefined, begun: before, fulfilled: false });
      // Google sends the tab back with a token.
      choose(choices, 'signIn', 'google', () => signIn('google', `token ${choices.length}`));
    });
  } else void session.refresh();
}

/** What holds whatever is lost. */
function assertFinal(site: Site, choices: readonly Choice[]): void {
  const { spent } = site.provider;
  assert.equal(new Set(spent).size, spent.length, 'a code was spent twice');
  for (const [at, { does, begun }] of choices.entries())
    if (does === 'leave')
      assert.ok(
        choices.slice(begun, at).every((between) => between.does !== 'signOut'),
        'a tab left for Google after a sign-out',
      );
}

const shownIn = ({ session }: Tab): readonly [status: string, who: unknown] => [
  session.status,
  session.user && 'user_id' in session.user ? session.user.user_id : undefined,
];

function assertLastChoiceStands(site: Site, tabs: readonly Tab[], choices: readonly Choice[]): void {
  assertFinal(site, choices);
  for (const [at, { does, fulfilled }] of choices.entries()) {
    assert.notEqual(fulfilled, undefined, `${does} never ended`);
    const isUndone = choices.slice(at).some((later) => later.does === 'signOut');
    if (does === 'signIn') assert.ok(fulfilled || isUndone, 'a sign-in was refused without a sign-out');
  }
  const last = choices.findLast(({ fulfilled }) => fulfilled)?.who;
  assert.deepEqual(
    [...site.provider.alive].map(([token, { who }]) => [token, who]),
    last === undefined ? [] : [[site.browser.cookie, last]],
  );
  for (const each of tabs)
    assert.deepEqual(shownIn(each), [last === undefined ? 'signed-out' : 'signed-in', last]);
}

/** Once the network is back, all tabs know the session of the cookie, which is none after a sign-out. */
async function assertAgreed(site: Site, tabs: readonly Tab[], choices: readonly Choice[]): Promise<void> {
  for (const { session } of tabs) {
    void session.refresh();
    await site.drain();
  }
  assertFinal(site, choices);
  const unanswered = choices.filter(({ fulfilled }) => fulfilled === undefined).length;
  assert.ok(unanswered <= site.browser.hung, 'a change waits for ever for another one');
  const { alive } = site.provider;
  const who = alive.get(site.browser.cookie ?? '')?.who;
  for (const each of tabs) assert.deepEqual(shownIn(each), [who ? 'signed-in' : 'signed-out', who]);
  const last = choices.findLast(({ does, fulfilled }) => fulfilled && does !== 'refresh');
  if (last?.does === 'signOut') assert.equal(site.browser.cookie, undefined, 'a sign-out was undone');
}

type Check = (site: Site, tabs: readonly Tab[], choices: readonly Choice[]) => void | Promise<void>;

const play =
  (check: Check, ends: (site: Site) => Promise<void>) =>
  async (isSignedIn: boolean, happenings: readonly Happening[]): Promise<void> => {
    const site = openSite();
    const choices: Choice[] = [];
    if (isSignedIn) {
      site.browser.signIn('ada');
      choices.push({ does: 'signIn', who: 'ada', fulfilled: true });
    }
    const tabs = Array.from({ length: TABS }, () => site.openTab());
    await Promise.all(tabs.map(({ prompt }) => prompt));
    await site.drain();
    for (const event of happenings) {
      happen(site, tabs, choices, event);
      await settle();
    }
    await ends(site);
    await check(site, tabs, choices);
  };

/** Nobody waits longer than this for what never ends. ms. */
const LONGEST_WAIT = 40_000;
/** ms. */
const STEP = 2500;

async function outlast(site: Site): Promise<void> {
  for (let passed = 0; passed < LONGEST_WAIT; passed += STEP) {
    mock.timers.tick(STEP);
    await site.drain();
  }
}

const { RACES_SEED, RACES_PATH, RACES_RUNS } = process.env;

async function holdFor(property: ReturnType<typeof play>, happening: fc.Arbitrary<Happening>): Promise<void> {
  await fc.assert(
    fc.asyncProperty(fc.boolean(), fc.array(happening, { maxLength: 12, size: 'max' }), property),
    {
      seed: Number(RACES_SEED ?? 1),
      numRuns: Number(RACES_RUNS ?? 200),
      includeErrorInReport: true,
      ...(RACES_PATH !== undefined && { path: RACES_PATH }),
    },
  );
}

describe('races', () => {
  beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
  afterEach(() => mock.timers.reset());

  test('the last choice of the visitor stands, after any order of events', async () => {
    await holdFor(
      play(assertLastChoiceStands, (site) => site.drain()),
      events,
    );
  });

  test('all tabs agree, and a sign-out is final, whatever the network loses', async () => {
    await holdFor(play(assertAgreed, outlast), eventsWithLosses);
  });
});
