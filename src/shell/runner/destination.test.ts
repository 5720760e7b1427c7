import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, test } from 'node:test';
import { keepDestination, takeDestination } from './destination.ts';

const stored = new Map<string, string>();
let now = 0;

const host = (successUrl?: string, successUrlParam?: string) => ({
  successUrl,
  successUrlParam,
  baseURI: 'https://cdn.example/base/',
});

function openPage(search: string): void {
  const { href, origin } = new URL(search, 'https://shop.example/sign-in');
  Object.defineProperty(globalThis, 'location', { configurable: true, value: { href, origin } });
}

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

describe('where a sign-in leads', () => {
  beforeEach((context) => {
    stored.clear();
    now = 0;
    const localStorage = {
      getItem: (key: string) => stored.get(key) ?? null,
      setItem: (key: string, value: string) => stored.set(key, value),
      removeItem: (key: string) => stored.delete(key),
    };
    Object.defineProperty(globalThis, 'localStorage', { configurable: true, value: localStorage });
    if ('mock' in context) context.mock.method(Date, 'now', () => now);
  });
  afterEach(() => {
    for (const name of ['localStorage', 'location']) Reflect.deleteProperty(globalThis, name);
  });

  for (const [name, search, given, expected] of addresses)
    test(`a sign-in leads to ${expected}: ${name}`, () => {
      openPage(search);
      assert.equal(takeDestination(given), expected);
    });

  const given = host('/home', 'to');

  test('the path outlasts a page that lacks it, for one sign-in', () => {
    openPage('?to=/account');
    keepDestination(given);
    openPage('?token=abc');
    keepDestination(given);
    assert.equal(takeDestination(given), 'https://shop.example/account');
    assert.equal(takeDestination(given), 'https://cdn.example/home');
  });

  test('the path of the page that signs in wins', () => {
    openPage('?to=/account');
    keepDestination(given);
    openPage('?to=/orders');
    assert.equal(takeDestination(given), 'https://shop.example/orders');
  });

  test('after an hour it is forgotten', () => {
    openPage('?to=/account');
    keepDestination(given);
    now += 60 * 60_000;
    openPage('');
    assert.equal(takeDestination(given), 'https://cdn.example/home');
  });

  test('what another script of the page has stored leads to no other site', () => {
    stored.set('auth-widget:destination', `${60_000} //evil.example`);
    openPage('');
    assert.equal(takeDestination(given), 'https://cdn.example/home');
  });
});
