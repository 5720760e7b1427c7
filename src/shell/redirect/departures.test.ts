import assert from 'node:assert/strict';
import { test } from 'node:test';
import { BUSINESS_TOKENS } from '../../business/redirect.ts';
import { CONSUMER_TOKENS } from '../../consumer/redirect.ts';
import { createDepartures } from './departures.ts';
import { createRedirect } from './redirect.ts';

/** The redirects of both flows and of two users' accounts, on one page that a provider sends the visitor back to. */
function page(signedOutAt = 0) {
  const items = new Map<string, string>();
  const storage = {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  };
  let now = 1000;
  const environment = {
    location: { href: 'https://shop.test/?error=access_denied' },
    history: { state: null, replaceState: () => undefined },
    localStorage: storage,
    sessionStorage: storage,
    now: () => now,
    canStrangerNavigate: () => false,
  };
  const claims = { hideToken: () => undefined, forgetToken: () => undefined };
  items.set('auth-widget:last-sign-out', `${signedOutAt}`);
  return {
    consumer: createRedirect(environment, claims, CONSUMER_TOKENS),
    business: createRedirect(environment, claims, BUSINESS_TOKENS),
    ada: createDepartures(environment, 'account:ada', ['oauth']),
    bob: createDepartures(environment, 'account:bob', ['oauth']),
    pass: (ms: number) => void (now += ms),
  };
}

/** How a tab leaves, and the only token that it comes back with. */
for (const [flow, by, back] of [
  ['consumer', 'oauth', 'oauth'],
  ['consumer', 'one_tap', 'oauth'],
  ['business', 'oauth', 'oauth'],
  ['business', 'sso', 'sso'],
  ['business', 'discovery_oauth', 'discovery_oauth'],
  ['ada', 'oauth', 'oauth'],
] as const)
  test(`${flow}: a departure by ${by} vouches for no other, and no other kind of token`, () => {
    const { pass: _, ...flows } = page();
    flows[flow].expectReturn(by);
    const expected = Object.entries(flows).flatMap(([name, { isExpected }]) =>
      ['oauth', 'sso', 'discovery_oauth']
        .filter((token) => isExpected(token))
        .map((token) => `${name} ${token}`),
    );
    assert.deepEqual(expected, [`${flow} ${back}`]);
    // The others take no refusal that is not their own.
    for (const [name, { takeRefusal }] of Object.entries(flows))
      if (name !== flow) assert.equal(takeRefusal(false), undefined);
    assert.deepEqual(flows[flow].takeRefusal(false), { code: 'access_denied' });
  });

for (const [when, signedOutAt, isExpected] of [
  ['before', 1000, true],
  ['since', 1001, false],
  ['while the clock was ahead', 1_000_000, true],
] as const)
  test(`a return is ${isExpected ? 'expected' : 'asked about'} if the visitor signed out ${when}`, () => {
    const { consumer, pass } = page(signedOutAt);
    consumer.expectReturn('oauth');
    pass(1000);
    assert.equal(consumer.isExpected('oauth'), isExpected);
  });
