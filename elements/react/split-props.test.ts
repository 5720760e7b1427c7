import assert from 'node:assert/strict';
import { mock, test } from 'node:test';
import { TAG_FIELDS } from '../internal/read-tag.ts';
import { HANDLERS, passOn, splitProps } from './split-props.ts';

const kind = { fields: TAG_FIELDS['auth-widget'], handlers: HANDLERS };
const split = (props: Readonly<Record<string, unknown>>) => splitProps(kind, props);

const texts: readonly (readonly [name: string, value: unknown, attributes: Record<string, string>])[] = [
  ['publicToken', 'token', { 'public-token': 'token' }],
  ['products', ['otp', 'passwords'], { products: 'otp passwords' }],
  ['products', 'otp, passwords', { products: 'otp, passwords' }],
  ['otpExpirationMinutes', 10, { 'otp-expiration-minutes': '10' }],
  ['hideHeaderText', true, { 'hide-header-text': '' }],
  ['noShadow', false, { 'no-shadow': 'false' }],
  ['config', { products: ['otp'] }, { config: '{"products":["otp"]}' }],
  ['apiUrl', undefined, {}],
  ['locale', null, {}],
];

for (const [name, value, attributes] of texts) {
  test(`${name}={${JSON.stringify(value)}} becomes an attribute`, () => {
    assert.deepEqual(split({ [name]: value }), { attributes, properties: {}, html: {} });
  });
}

test('what no attribute can carry stays a property, and other props are those of HTML', () => {
  const client = {};
  const props = {
    client,
    lookupUser: undefined,
    className: 'card',
    constructor: 'x',
    onSuccess: () => undefined,
  };
  assert.deepEqual(split(props), {
    attributes: {},
    properties: { client, lookupUser: undefined },
    html: { class: 'card', constructor: 'x' },
  });
});

test('an event is passed to the listener of its type only', () => {
  const [onReady, onScreen] = [mock.fn(), mock.fn()];
  const event = new Event('auth-ready');
  passOn(HANDLERS, { onReady, onScreen }, event);
  passOn(HANDLERS, {}, event);
  assert.deepEqual(onReady.mock.calls[0]?.arguments, [event]);
  assert.equal(onScreen.mock.callCount(), 0);
});
