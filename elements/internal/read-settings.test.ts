import assert from 'node:assert/strict';
import { test } from 'node:test';
import { clientCalls } from '../../src/consumer/methods/client-calls.ts';
import { checkSettings } from '../../src/settings/check.ts';
import { property } from '../../src/settings/fields.ts';
import type { ConsumerElement } from './consumer-element.ts';
import { readGiven } from './read-given.ts';
import { readSettings } from './read-settings.ts';
import { SHARED_FIELDS } from './shared-fields.ts';
import { WIDGET_FIELDS, type WidgetOptions, widgetShorthands } from './widget-options.ts';

type Widget = ConsumerElement & WidgetOptions;

const FIELDS = { ...SHARED_FIELDS, ...WIDGET_FIELDS, lookupUser: property };

/** What a page has set, given as an object with the element's properties and the text of its JSON child. */
function settingsWith(properties: object, json = '{}') {
  const element = Object.defineProperties(
    {
      publicToken: 'public-token-test-1',
      locale: 'en',
      querySelector: () => ({ textContent: json }),
      getAttribute: () => null,
      parentNode: null,
    },
    Object.getOwnPropertyDescriptors(properties),
  );
  const given = readGiven(element as unknown as Widget, FIELDS);
  return {
    ...readSettings(given, widgetShorthands(given.properties)),
    form: 'login' as const,
    lookupUser: given.properties.lookupUser,
    passwordResetToken: undefined,
  };
}

const problemsWith = (properties: object, json?: string) =>
  checkSettings(settingsWith(properties, json), 'https://shop.example/', clientCalls);

test('a theme from the page around it is modern, and a property adds to the JSON child', () => {
  const themeWith = (properties: object, json?: string) => ({ ...settingsWith(properties, json).theme });
  assert.deepEqual(themeWith({ theme: 'auto' }), { look: 'modern' });
  const child = '{"theme":{"look":"classic","accent":"red"}}';
  assert.deepEqual(themeWith({ theme: { accent: 'blue' } }, child), { look: 'classic', accent: 'blue' });
  assert.deepEqual(themeWith({ look: 'modern' }, child), { look: 'modern', accent: 'red' });
});

const failure = new Error('of the page');
const thrower = (): never => {
  throw failure;
};
const getter = {
  get products() {
    return thrower();
  },
};
const proxy = new Proxy(
  {},
  { get: thrower, ownKeys: thrower, has: thrower, getOwnPropertyDescriptor: thrower },
);
const coercion = { valueOf: thrower, toString: thrower, [Symbol.toPrimitive]: thrower };
const cycle: unknown[] = [];
cycle.push(cycle);

/** Values that throw when they are read: the problem has what they threw. */
const unreadable: readonly (readonly [setting: string, properties: object])[] = [
  ['config', { config: getter }],
  ['config', { config: proxy }],
  ['config', { config: { otpOptions: proxy } }],
  ['config', { config: { oauthOptions: { providers: [proxy] } } }],
  ['theme', { theme: { buttons: getter } }],
  ['strings', { strings: { main: getter } }],
  ['success-url', { successUrl: proxy }],
  ['products', { products: new Proxy([], { get: thrower }) }],
  ['products', Object.defineProperty({}, 'products', { get: thrower })],
  ['no-shadow', { noShadow: proxy }],
  ['client', { client: proxy }],
  ['client', Object.defineProperty({}, 'client', { get: thrower })],
  ['callbacks', { callbacks: Object.defineProperty({}, 'onEvent', { get: thrower, enumerable: true }) }],
];

for (const [index, [setting, properties]] of unreadable.entries()) {
  test(`reports ${setting} that throws when it is read (${index})`, () => {
    const problems = problemsWith(properties);
    assert.deepEqual(
      problems.map((problem) => [problem.setting, problem.cause]),
      [[setting, failure]],
    );
  });
}

/** Values that a check or a message could trip over. */
const invalid: readonly (readonly [setting: string, properties: object])[] = [
  ['public-token', { publicToken: Symbol('token') }],
  ['public-token', { publicToken: coercion }],
  ['color-scheme', { colorScheme: coercion }],
  ['redirect-handling', { redirectHandling: coercion }],
  ['api-url', { apiUrl: coercion }],
  ['success-url', { successUrl: Symbol('url') }],
  ['config.products', { products: 5 }],
  ['config.products', { config: { products: coercion } }],
  ['products', { products: [Symbol('otp')] }],
  ['products', { products: [coercion] }],
  ['products', { products: cycle }],
  ['products', { products: [5n] }],
  ['otp-methods', { products: ['otp'], otpMethods: [Symbol('sms')] }],
  ['config.oauthOptions.providers', { oauthProviders: 5 }],
  ['config.oauthOptions.providers', { oauthProviders: [Symbol('google')] }],
  ['config.oauthOptions.providers', { config: { oauthOptions: { providers: { length: 5n } } } }],
  [
    'config.oauthOptions.providers',
    { config: { oauthOptions: { providers: [{ type: 'google', custom_scopes: [Symbol('x')] }] } } },
  ],
  ['otp-expiration-minutes (config.otpOptions.expirationMinutes)', { otpExpirationMinutes: Symbol('5') }],
  ['otp-expiration-minutes (config.otpOptions.expirationMinutes)', { otpExpirationMinutes: 5n }],
  [
    'login-redirect-url (config.oauthOptions.loginRedirectURL)',
    { config: { oauthOptions: { loginRedirectURL: coercion } } },
  ],
  ['domain-hint (config.emailMagicLinksOptions.domainHint)', { domainHint: coercion }],
  ['config.otpOptions', { config: { otpOptions: 5 } }],
  ['client', { client: { otps: 5 } }],
  ['lookupUser', { lookupUser: 5 }],
];

for (const [index, [setting, properties]] of invalid.entries()) {
  test(`reports an invalid ${setting} (${index})`, () => {
    assert.deepEqual(
      problemsWith(properties).map((problem) => problem.setting),
      [setting],
    );
  });
}

test('reports every broken setting at once, and judges the others', () => {
  const broken = { config: getter, theme: proxy, otpExpirationMinutes: 99 };
  const problems = problemsWith(broken, '{"config":{"otpOptions":5}}');
  assert.deepEqual(
    problems.map(({ setting }) => setting),
    ['config', 'theme', 'config.otpOptions', 'otp-expiration-minutes (config.otpOptions.expirationMinutes)'],
  );
});

test('accepts a JSON child as deep as a stack, and themes, texts and callbacks of any type', () => {
  const deep = 20_000;
  const child = `{"theme":${'{"a":'.repeat(deep)}1${'}'.repeat(deep)}}`;
  const loose = {
    theme: coercion,
    strings: { main: { heading: coercion } },
    callbacks: coercion,
    config: cycle,
  };
  assert.deepEqual(problemsWith(loose, child), []);
});
