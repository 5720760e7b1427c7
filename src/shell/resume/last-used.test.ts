import assert from 'node:assert/strict';
import { test } from 'node:test';
import { wayOf } from './last-used.ts';

const factor = (delivery_method: string) => ({ authentication_factors: [{}, { delivery_method }] });

for (const [method, session, data, way] of [
  ['oauth', {}, { provider_type: 'Google' }, 'oauth google'],
  ['one_tap', {}, { provider_type: 'Google' }, 'oauth google'],
  ['oauth', {}, {}, undefined],
  ['otp', factor('email'), {}, 'email'],
  ['otp', factor('sms'), {}, 'phone'],
  ['otp', factor('whatsapp'), {}, 'phone'],
  ['magic_link', {}, {}, 'email'],
  ['email_otp', {}, {}, 'email'],
  ['password', {}, {}, 'email'],
  ['passkey', {}, {}, 'passkey'],
  ['crypto', {}, {}, 'wallet'],
  ['impersonation', {}, {}, undefined],
  ['session', {}, {}, undefined],
] as const)
  test(`${method}, with ${JSON.stringify(data)} and ${JSON.stringify(session)}: ${way ?? 'nothing'} is kept`, () =>
    assert.equal(wayOf({ success: { method, session }, authEvent: { data } }), way));
