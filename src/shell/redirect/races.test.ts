/**
 * Whatever the order of events in the tabs of a browser, no opening of a link spends its token twice, and no token is spent
 * without a press unless this browser has asked for one of its kind. A failure prints a seed and a path, which RACES_SEED and
 * RACES_PATH repeat; RACES_RUNS makes a longer run.
 */
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { CONSUMER_TOKENS } from '../../consumer/redirect.ts';
import type { UrlToken } from './address.ts';
import { createRedirect, type Redirect } from './redirect.ts';
import { createTokenClaims } from './token-claims.ts';

const MINUTE = 60_000;
const CLEAN = 'https://shop.test/login';
const KINDS = ['magic_links', 'login', 'oauth'] as const;
type Kind = (typeof KINDS)[number];

const TABS = 2;
const tab = fc.nat(TABS - 1);
const link = fc.constantFrom('magic_links' as const, 'login' as const);

/** What the visitor does, and strangers, who send links. */
const events = fc.oneof(
  fc.record({ does: fc.constant('ask' as const), tab, kind: link }),
  fc.record({ does: fc.constant('open' as const), tab, kind: fc.constantFrom(...KINDS) }),
  fc.record({ does: fc.constant('open same' as const), tab }),
  fc.record({
    does: fc.constant('return' as const),
    tab,
    with: fc.constantFrom('token', 'error', 'nothing'),
  }),
  fc.record({
    does: fc.constantFrom('leave' as const, 'stay' as const, 'reload' as const, 'sign in' as const),
    tab,
  }),
  // The widget exchanges a token, by itself or after a press.
  fc.record({
    does: fc.constantFrom('ready' as const, 'press' as const),
    tab,
    isAccepted: fc.boolean(),
  }),
  fc.record({ does: fc.constant('wait' as const), minutes: fc.constantFrom(1, 14, 29) }),
  fc.record({ does: fc.constant('stranger' as const), isThere: fc.boolean() }),
);
type Happening = typeof events extends fc.Arbitrary<infer E> ? E : never;

/** A token that a widget has claimed. */
interface Arrival extends UrlToken<Kind> {
  readonly expected: boolean;
}

function memoryStorage() {
  const items = new Map<string, string>();
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
}

class Browser {
  time = 1_000_000;
  isStrangerThere = false;
  readonly storage = memoryStorage();
  /** True if a link is expected, of whichever email. */
  isAsked = false;
  readonly tabs = Array.from({ length: TABS }, () => new Tab(this));
}

let tokens = 0;

class Tab {
  readonly location = { href: CLEAN };
  readonly #browser: Browser;
  readonly #storage = memoryStorage();
  #redirect: Redirect;
  #arrival: Arrival | undefined;
  /** Of the address that is open. */
  #spent = new Set<string>();
  /** Until when a return is expected. */
  #awayUntil = 0;

  constructor(browser: Browser) {
    this.#browser = browser;
    this.#redirect = this.#open().redirect;
  }

  /** A new document. */
  #open() {
    const { location } = this;
    const history = {
      state: null,
      replaceState: (_state: unknown, _title: string, url?: string | URL | null) => {
        location.href = String(url);
      },
    };
    const claims = createTokenClaims({ location, history, claims: new Map() });
    const redirect = createRedirect(
      {
        location,
        history,
        localStorage: this.#browser.storage,
        sessionStorage: this.#storage,
        now: () => this.#browser.time,
        canStrangerNavigate: () => this.#browser.isStrangerThere,
      },
      claims,
      CONSUMER_TOKENS,
    );
    return { claims, redirect };
  }

  /** Two widgets look for a token. */
  load(): void {
    const { claims, redirect } = this.#open();
    this.#redirect = redirect;
    const found = [{ isConnected: true }, { isConnected: true }].flatMap(
      (widget) => claims.takeToken(widget, { accepted: KINDS }) ?? [],
    );
    assert.ok(found.length < 2, 'two widgets have the same token');
    this.#arrival = found[0] && { ...found[0], expected: redirect.isExpected(found[0].tokenType) };
    if (this.#arrival) assert.equal(this.#arrival.expected, this.#mayExpect(this.#arrival.tokenType));
  }

  #mayExpect(kind: Kind): boolean {
    const { isAsked, time, isStrangerThere } = this.#browser;
    return kind === 'oauth' ? this.#awayUntil > time && !isStrangerThere : isAsked;
  }

  goTo(address: string): void {
    this.location.href = address;
    this.#spent = new Set();
    this.load();
  }

  open(kind: Kind): void {
    tokens += 1;
    this.goTo(`${CLEAN}?stytch_token_type=${kind}&token=${tokens}`);
  }

  ask(kind: Kind): void {
    this.#redirect.expectLink({ tokenType: kind, addressHash: 'c0ffee' });
    this.#browser.isAsked = true;
  }

  leave(): void {
    const { time, isStrangerThere } = this.#browser;
    this.#redirect.expectReturn('oauth');
    this.#awayUntil = isStrangerThere ? 0 : time + 30 * MINUTE;
  }

  stay(): void {
    this.#redirect.cancelReturn();
    this.#awayUntil = 0;
  }

  return(how: string): void {
    if (how === 'token') return this.open('oauth');
    this.goTo(how === 'error' ? `${CLEAN}?error=access_denied` : CLEAN);
    this.#redirect.takeRefusal(true);
    this.#awayUntil = 0;
  }

  /**
   * @param isPressed whether the visitor has agreed
   * @param isAccepted whether Stytch accepts the token
   */
  exchange(isPressed: boolean, isAccepted: boolean): void {
    const arrival = this.#arrival;
    if (!arrival || arrival.expected === isPressed) return;
    const { token, tokenType } = arrival;
    this.#arrival = undefined;
    this.#redirect.spendToken(token, tokenType);
    assert.ok(!this.#spent.has(token), 'a token was spent twice');
    this.#spent.add(token);
    this.#awayUntil = 0;
    if (isAccepted) this.signIn();
  }

  signIn(): void {
    this.#redirect.signedIn();
    this.#browser.isAsked = false;
    this.#awayUntil = 0;
  }
}

function happen(browser: Browser, event: Happening): void {
  if (event.does === 'wait') browser.time += event.minutes * MINUTE;
  else if (event.does === 'stranger') browser.isStrangerThere = event.isThere;
  else happenIn(browser.tabs[event.tab] as Tab, browser.tabs[1 - event.tab] as Tab, event);
}

function happenIn(own: Tab, other: Tab, event: Extract<Happening, { tab: number }>): void {
  switch (event.does) {
    case 'ask':
      return own.ask(event.kind);
    case 'open':
      return own.open(event.kind);
    case 'open same':
      return own.goTo(other.location.href);
    case 'return':
      return own.return(event.with);
    case 'leave':
      return own.leave();
    case 'stay':
      return own.stay();
    case 'reload':
      return own.load();
    case 'ready':
      return own.exchange(false, event.isAccepted);
    case 'press':
      return own.exchange(true, event.isAccepted);
    case 'sign in':
      return own.signIn();
  }
}

const { RACES_SEED, RACES_PATH, RACES_RUNS } = process.env;

test('a token is spent once for each time that it is opened, and at once only where it was asked for', () => {
  const property = fc.property(fc.array(events, { maxLength: 30, size: 'max' }), (happenings) => {
    const browser = new Browser();
    for (const own of browser.tabs) own.load();
    for (const event of happenings) happen(browser, event);
  });
  fc.assert(property, {
    seed: Number(RACES_SEED ?? 1),
    numRuns: Number(RACES_RUNS ?? 2000),
    includeErrorInReport: true,
    ...(RACES_PATH !== undefined && { path: RACES_PATH }),
  });
});
