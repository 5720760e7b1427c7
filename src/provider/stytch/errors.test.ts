import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ProviderError } from '../errors.ts';
import { toProviderError } from './errors.ts';

const api = (status: unknown, type?: unknown, message?: unknown) => ({
  status_code: status,
  error_type: type,
  error_message: message,
  request_id: 'request-1',
});

class Named extends Error {
  constructor(name: string, message: string) {
    super(message);
    this.name = name;
  }
}

/** What the SDK throws, and what becomes of it. */
const cases: readonly (readonly [what: string, thrown: unknown, expected: object])[] = [
  [
    'an answer of the provider',
    api(400, 'invalid_phone_number', 'No such number.'),
    {
      code: 'provider',
      status: 400,
      type: 'invalid_phone_number',
      message: 'No such number.',
      requestId: 'request-1',
      refused: true,
    },
  ],
  [
    'a request to slow down',
    api(429, 'too_many_requests', 'Slower.'),
    { code: 'provider', status: 429, message: 'Slower.', refused: false },
  ],
  [
    'a call that the project has switched off',
    api(401, 'endpoint_not_authorized_for_sdk', 'The project is not authorized.'),
    {
      code: 'configuration',
      type: 'endpoint_not_authorized_for_sdk',
      message: 'configuration',
      refused: true,
      refusesToken: false,
    },
  ],
  ['a failure of the provider', api(500, 'internal'), { code: 'provider', status: 500, refused: false }],
  ['an answer without a message', api(400, 'x', ''), { code: 'provider', message: 'provider' }],
  ['an answer without a status', api(undefined, 'x'), { code: 'provider', type: 'x', refused: false }],
  ['an answer without a type', api(401), { code: 'provider', status: 401, type: undefined, refused: true }],
  [
    'options that the SDK does not accept',
    new Named('SDKSchemaError', '`email` is required.'),
    { code: 'provider', message: '`email` is required.', status: undefined, refused: false },
  ],
  [
    'a script that an ad blocker stopped',
    new Error(
      'https://www.google.com/recaptcha/enterprise.js?render=key could not be loaded: [object Event]',
    ),
    { code: 'blocked', message: 'blocked', reason: 'captcha' },
  ],
  [
    'a script of the fingerprinting that an ad blocker stopped',
    new Error('https://elements.stytch.com/telemetry.js could not be loaded: [object Event]'),
    { code: 'blocked', reason: 'fingerprint' },
  ],
  [
    'another script that an ad blocker stopped',
    new Error('A script could not be loaded.'),
    { code: 'blocked', reason: undefined },
  ],
  [
    "a script of the page's client that trusted types stopped",
    new TypeError("This document requires 'TrustedScriptURL' assignment. The action has been blocked."),
    { code: 'blocked', reason: undefined },
  ],
  [
    'PKCE over http in Chromium',
    new TypeError("Cannot read properties of undefined (reading 'digest')"),
    { code: 'configuration', type: 'page_without_tls' },
  ],
  [
    'PKCE over http in Firefox',
    new TypeError('window.crypto.subtle is undefined'),
    { code: 'configuration', type: 'page_without_tls' },
  ],
  ['a failed fetch', new TypeError('Failed to fetch'), { code: 'network', message: 'network' }],
  ['a fetch that names a captcha', new TypeError('captcha'), { code: 'network' }],
  ['any other error', new Error('Oh.'), { code: 'network', message: 'network' }],
  ['a text', 'captcha', { code: 'network' }],
  ['nothing', undefined, { code: 'network' }],
];

for (const [what, thrown, expected] of cases) {
  test(`${what} becomes a ProviderError`, () => {
    const error = toProviderError(thrown);
    const found = Object.keys(expected).map((key) => [key, Reflect.get(error, key)]);
    assert.deepEqual(Object.fromEntries(found), expected);
    assert.equal(error.cause, thrown);
  });
}

test('a ProviderError stays as it is', () => {
  const error = new ProviderError('timeout');
  assert.equal(toProviderError(error), error);
});
