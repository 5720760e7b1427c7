import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { sampleSession, sampleUser } from '../../../test/support/sample-session.ts';
import type { Consumer } from '../../consumer/flow/types.ts';
import { CONSUMER_TOKENS } from '../../consumer/redirect.ts';
import { addressHash } from '../../kit/lib/address-hash.ts';
import { createRedirect } from '../redirect/redirect.ts';
import { createTokenClaims } from '../redirect/token-claims.ts';
import { createLeaving, destinationOf, restoreAskedPath, routeOf } from './destination.ts';
import { silentHost } from './silent-host.ts';
import type { Action, ActionContext, FlowDependencies } from './types.ts';

const host = (successUrl?: string, successUrlParam?: string) => ({
  successUrl,
  successUrlParam,
  baseURI: 'https://cdn.example/base/',
});

function storage(items: Map<string, string>): Storage {
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => items.set(key, value),
    removeItem: (key: string) => items.delete(key),
  } as unknown as Storage;
}

/** A computer on which several people sign in, in one tab. */
const browser = {
  stored: new Map<string, string>(),
  tab: new Map<string, string>(),
  now: 0,
  keepsCookies: true,
};

function openPage(address: string): void {
  const { href, origin, pathname } = new URL(address, 'https://shop.example/sign-in');
  const value = { href, origin, pathname, replace: () => undefined };
  Object.defineProperty(globalThis, 'location', { configurable: true, value });
}

const history = {
  state: null,
  replaceState: (_state: unknown, _unused: string, url: string | URL) => openPage(`${url}`),
};

const addresses: readonly (readonly [
  name: string,
  search: string,
  given: ReturnType<typeof host>,
  expected: string | undefined,
])[] = [
  ['nothing is set', '?to=/account', host(), undefined],
  ['the path is not asked for', '?to=/account', host('/home'), 'https://cdn.example/home'],
  ['a path', '?to=/account%3Fa=1%23b', host('/home', 'to'), 'https://shop.example/account?a=1#b'],
  ['no path', '', host('/home', 'to'), 'https://cdn.example/home'],
  ['no path and no URL', '', host(undefined, 'to'), undefined],
  ["somebody else's site", '?to=https://evil.example/', host('/home', 'to'), 'https://cdn.example/home'],
  ['a host without a scheme', '?to=//evil.example', host('/home', 'to'), 'https://cdn.example/home'],
  ['a backslash', '?to=/\\evil.example', host('/home', 'to'), 'https://cdn.example/home'],
  ['a tab', '?to=/%09/evil.example', host('/home', 'to'), 'https://cdn.example/home'],
  ['a script', '?to=javascript:alert(1)', host('/home', 'to'), 'https://cdn.example/home'],
  [
    'dots before two slashes',
    '?to=/..//evil.example',
    host(undefined, 'to'),
    'https://shop.example/..//evil.example',
  ],
  ['a name without a value', '?to=/account', host('/home', ''), 'https://cdn.example/home'],
];

const routes: readonly (readonly [url: string | undefined, route: string | undefined])[] = [
  [undefined, undefined],
  ['https://shop.example/account?a=1#b', '/account?a=1#b'],
  ['https://shop.example', '/'],
  ['https://cdn.example/home', 'https://cdn.example/home'],
  ['https://shop.example/..//evil.example', 'https://shop.example/..//evil.example'],
];

test('a page with routes of its own is told the path on its site, and the URL of any other', () => {
  openPage('/sign-in');
  for (const [url, route] of routes) assert.equal(routeOf(url), route);
});

const given = host('/home', 'to');
const PROJECT = 'public-token-test-1';
const ACCOUNT = 'ada@example.com';
const HOME = 'https://cdn.example/home';
const ORDERS = 'https://shop.example/orders?invite=SECRET';

/** A page with a widget, at an address. */
function visit(address: string, publicToken = PROJECT) {
  openPage(address);
  const page = {
    location,
    history,
    localStorage: storage(browser.stored),
    sessionStorage: storage(browser.tab),
    now: () => browser.now,
    canStrangerNavigate: () => false,
    claims: new Map(),
  };
  Object.defineProperty(page, 'location', { get: () => location });
  const redirect = createRedirect(page, createTokenClaims(page), CONSUMER_TOKENS);
  const dependencies = {
    host: { ...silentHost, ...given, mayLeave: true },
    settings: { publicToken, config: {} },
    redirect,
  };
  const leaving = createLeaving<Consumer>(
    () => dependencies as unknown as FlowDependencies<Consumer>,
    () => browser.keepsCookies,
  );
  const noting = leaving.noting(redirect);
  const run = (action: Action<Consumer, undefined>) =>
    leaving.arriving(action)({ redirect: noting } as unknown as ActionContext<Consumer>, undefined);
  const signsIn = (email: string) => ({
    success: {
      method: 'otp' as const,
      session: sampleSession,
      user: { ...sampleUser, emails: [{ email_id: 'e', email, verified: true }] },
    },
  });
  const endDeparture = (turnedBack: boolean): void =>
    restoreAskedPath(given, { publicToken }, redirect.takeRefusal(turnedBack)?.goal);
  const lead = (): string | undefined => {
    redirect.signedIn('otp');
    const told = leaving.target();
    leaving.leave();
    assert.equal(told, routeOf(leaving.destination()), 'the page is told where it leads');
    return leaving.destination();
  };
  return {
    /** Waits for autofill, which nobody presses. */
    idles: () => run(async () => ({})),
    asksForLink: async (tokenType = 'magic_links', email = ACCOUNT) => {
      const link = { tokenType, addressHash: await addressHash(email) };
      await run(async (context) => {
        context.redirect.expectLink(link);
        return {};
      });
    },
    leaves: () =>
      run(async (context) => {
        context.redirect.expectReturn('oauth');
        return {};
      }),
    turnsBack: () => endDeparture(true),
    isDenied: () => endDeparture(false),
    isRefused: (tokenType: string) =>
      assert.rejects(
        run(async (context) => {
          context.redirect.spendToken('t', tokenType);
          throw new Error('The provider refuses it.');
        }),
      ),
    /** @returns where the token leads */
    async comesBack(tokenType: string, email = ACCOUNT) {
      await run(async (context) => {
        context.redirect.spendToken('t', tokenType);
        return signsIn(email);
      });
      return lead();
    },
    /** @returns where a sign-in on the page itself leads, as by a code */
    async signsIn(email = 'ben@example.com') {
      await run(async () => signsIn(email));
      return lead();
    },
    firstScreen: leaving.forgetGoal,
    expects: (tokenType: string) => redirect.isExpected(tokenType),
  };
}

type Scene = () => Promise<string | undefined>;
const ASKED = '/sign-in?to=/orders?invite=SECRET';

/** The path is of what was started there. */
const own: Readonly<Record<string, Scene>> = {
  'a link that was asked for': async () => {
    await visit(ASKED).asksForLink();
    return visit('/sign-in?token=t').comesBack('magic_links');
  },
  'a new password': async () => {
    await visit(ASKED).asksForLink('login');
    return visit('/sign-in?token=t').comesBack('reset_password');
  },
  'a provider': async () => {
    await visit(ASKED).leaves();
    return visit('/sign-in?token=t').comesBack('oauth');
  },
  'a code, after a provider has refused': async () => {
    await visit(ASKED).leaves();
    const denied = visit('/sign-in?error=access_denied');
    denied.isDenied();
    return denied.signsIn();
  },
  'a link, after a bogus one': async () => {
    await visit(ASKED).asksForLink();
    const bogus = visit('/sign-in?token=t');
    await bogus.isRefused('magic_links');
    assert.ok(bogus.expects('magic_links'), 'the own link takes a press');
    return visit('/sign-in?token=t').comesBack('magic_links');
  },
  'the page that was asked for, also if another one was before': async () => {
    await visit('/sign-in?to=/account').leaves();
    return visit(`${ASKED}&token=t`).comesBack('oauth');
  },
};

const others: Readonly<Record<string, Scene>> = {
  'a visit without a press': async () => {
    await visit('/keys?to=/evil').idles();
    assert.deepEqual([...browser.stored, ...browser.tab], []);
    return visit('/keys').signsIn();
  },
  'a link of somebody else’s that was refused': async () => {
    const stranger = visit('/sign-in?token=t&to=/evil');
    await stranger.isRefused('magic_links');
    return visit('/sign-in').signsIn();
  },
  'a link that somebody else has asked for': async () => {
    await visit(ASKED).asksForLink();
    return visit('/sign-in').signsIn();
  },
  'somebody else’s link, in the browser that asked': async () => {
    await visit(ASKED).asksForLink();
    return visit('/sign-in?token=t').comesBack('magic_links', 'ben@example.com');
  },
  'a reset of somebody else’s password': async () => {
    await visit(ASKED).asksForLink('login');
    return visit('/sign-in?token=t').comesBack('reset_password', 'ben@example.com');
  },
  'a later link without a path': async () => {
    await visit(ASKED).asksForLink();
    await visit('/sign-in').asksForLink();
    return visit('/sign-in?token=t').comesBack('magic_links');
  },
  'a departure that somebody has turned back from': async () => {
    await visit(ASKED).leaves();
    visit('/sign-in').turnsBack();
    return visit('/sign-in?token=t').comesBack('oauth');
  },
  'a departure that was refused on another page': async () => {
    await visit(ASKED).leaves();
    const denied = visit('/admin/sign-in?error=access_denied');
    denied.isDenied();
    return denied.signsIn();
  },
  'a departure, after a link of another kind': async () => {
    await visit(ASKED).leaves();
    return visit('/sign-in?token=t').comesBack('magic_links');
  },
  'a sign-out since': async () => {
    await visit(ASKED).asksForLink();
    browser.stored.set('auth-widget:last-sign-out', `${browser.now + 1}`);
    browser.now += 2;
    return visit('/sign-in?token=t').comesBack('magic_links');
  },
  'another page': async () => {
    await visit(ASKED).asksForLink();
    return visit('/admin/sign-in?token=t').comesBack('magic_links');
  },
  'another project': async () => {
    await visit(ASKED).leaves();
    return visit('/sign-in?token=t', 'public-token-test-2').comesBack('oauth');
  },
  'an hour ago': async () => {
    await visit(ASKED).asksForLink();
    browser.now += 60 * 60_000;
    return visit('/sign-in?token=t').comesBack('magic_links');
  },
  'a clock that was ahead, of a link': async () => {
    browser.now = 366 * 24 * 60 * 60_000;
    await visit(ASKED).asksForLink();
    browser.now = 0;
    return visit('/sign-in?token=t').comesBack('magic_links');
  },
  'a clock that was ahead, of a departure': async () => {
    browser.now = 366 * 24 * 60 * 60_000;
    await visit(ASKED).leaves();
    browser.now = 0;
    return visit('/sign-in?token=t').comesBack('oauth');
  },
  'the first screen, to which the visitor has gone back': async () => {
    await visit(ASKED).leaves();
    const back = visit('/sign-in?token=t');
    await back.comesBack('oauth');
    back.firstScreen();
    return back.signsIn();
  },
  'another site, which another script of the page has noted': async () => {
    browser.tab.set(
      'auth-widget:left-for-provider',
      `consumer oauth 1800000  0 ${PROJECT} /sign-in //evil.example`,
    );
    return visit('/sign-in?token=t').comesBack('oauth');
  },
};

describe('where a sign-in leads', () => {
  beforeEach((context) => {
    browser.stored.clear();
    browser.tab.clear();
    browser.now = 1000;
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: storage(browser.stored) });
    Object.defineProperty(globalThis, 'history', { configurable: true, value: history });
    if ('mock' in context) context.mock.method(Date, 'now', () => browser.now);
  });
  afterEach(() => {
    for (const name of ['localStorage', 'location', 'history']) Reflect.deleteProperty(globalThis, name);
  });

  for (const [name, search, settings, expected] of addresses)
    test(`a sign-in leads to ${expected}: ${name}`, () => {
      openPage(search);
      assert.equal(destinationOf(settings, { publicToken: PROJECT }, undefined), expected);
    });

  test('in a frame whose page has no origin, the path gives way to the URL', () => {
    const value = { href: 'about:srcdoc', origin: 'null', pathname: 'srcdoc' };
    Object.defineProperty(globalThis, 'location', { configurable: true, value });
    const goal = `${browser.now} ${PROJECT} srcdoc /orders`;
    assert.equal(destinationOf(given, { publicToken: PROJECT }, goal), HOME);
  });

  for (const [name, scene] of Object.entries(own))
    test(`to the path of what was started: ${name}`, async () => assert.equal(await scene(), ORDERS));

  for (const [name, scene] of Object.entries(others))
    test(`not to the path of ${name}`, async () => assert.equal(await scene(), HOME));
});
