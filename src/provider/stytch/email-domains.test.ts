import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type RecordedCall, recorder } from '../../../test/support/recorder.ts';
import { stytchProvider } from './adapter.ts';
import { stytchProvider as businessProvider } from './business/adapter.ts';

const TYPED = 'ada@straße.example';
const SENT = 'ada@xn--strae-oqa.example';

const options = {
  expirationMinutes: 7,
  loginExpirationMinutes: 7,
  signupExpirationMinutes: 7,
  discoveryExpirationMinutes: 7,
};

const calls: RecordedCall[] = [];
const client = recorder<never>({}, calls);
const consumer = stytchProvider(client, undefined);
const business = businessProvider(client, undefined);

/** Every request that names an address which a visitor has typed. None has an answer: what is sent is enough. */
const requests: Readonly<Record<string, () => Promise<unknown>>> = {
  'a code': () => consumer.otps.send('email', TYPED, { expirationMinutes: 7 }),
  'a link': () => consumer.magicLinks.send(TYPED, options),
  'a new password': () => consumer.passwords.create(TYPED, 'secret', 45),
  'a password': () => consumer.passwords.authenticate(TYPED, 'secret', 45),
  'a reset': () => consumer.passwords.startReset(TYPED, options),
  "a member's link": () => business.magicLinks.send(TYPED, 'organization-1', options),
  'a link to organizations': () => business.magicLinks.sendDiscovery(TYPED, options),
  "a member's code": () => business.emailOtps.send(TYPED, 'organization-1', {}),
  "a member's code that was typed": () => business.emailOtps.authenticate(TYPED, 'organization-1', '1', 45),
  'a code to organizations': () => business.emailOtps.sendDiscovery(TYPED, {}),
  'a code to organizations that was typed': () => business.emailOtps.authenticateDiscovery(TYPED, '1'),
  "a member's password": () => business.passwords.authenticate(TYPED, 'organization-1', 'secret', 45),
  'a password for organizations': () => business.passwords.authenticateDiscovery(TYPED, 'secret'),
  "a member's reset": () => business.passwords.startReset(TYPED, 'organization-1', options),
  'a reset for organizations': () => business.passwords.startDiscoveryReset(TYPED, options),
  'single sign-on': () => business.sso.discoverConnections(TYPED),
};

for (const [what, request] of Object.entries(requests))
  test(`${what} is for the domain that was typed, as in DNS`, async () => {
    calls.length = 0;
    await request().catch(() => undefined);
    const sent = JSON.stringify(calls);
    assert.ok(sent.includes(SENT), sent);
    assert.ok(!sent.includes('ß'), sent);
  });
