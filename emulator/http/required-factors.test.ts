import assert from 'node:assert/strict';
import { test } from 'node:test';
import { MS_PER_MINUTE } from '../state/clock.ts';
import type { Factor, Session } from '../state/session.ts';
import { DEFAULT_CREDENTIALS } from '../state/settings.ts';
import { Store } from '../state/store.ts';
import type { NewRegistration } from '../state/user.ts';
import { assertRefused, emulatorForTests } from '../test-client.ts';
import { ApiError } from './api-error.ts';
import { requireFactors } from './required-factors.ts';

const NOW = 1e12;
const email = 'ada@example.com';
const phone_number = '+12025550162';
const passkey: NewRegistration = {
  value: 'AA',
  domain: 'localhost',
  userAgent: '',
  authenticatorType: '',
  publicKey: new Uint8Array(),
  transports: [],
  counter: 0,
};
const mailbox = { email };
const both = { email, phone_number };
const withPasskey = { email, webauthnRegistrations: [passkey] };

const client = emulatorForTests();

/** Which refusal a session meets whose factors have these ages, in minutes. */
function refusal(user: object, ages: Readonly<Record<string, number>>, isRuleOn = true): string | undefined {
  const store = new Store(() => NOW, DEFAULT_CREDENTIALS);
  store.settings.dashboard.factors_for_changes = isRuleOn;
  const owner = store.addUser({ ...user, status: 'active' });
  const [contact] = owner.emails;
  assert(contact);
  const factors = Object.entries(ages).map(
    ([method, age]): Factor => ({
      type: 'otp',
      deliveryMethod: method as Factor['deliveryMethod'],
      contact,
      at: NOW - age * MS_PER_MINUTE,
    }),
  );
  try {
    requireFactors(store, { user: owner, factors } as Partial<Session> as Session);
    return undefined;
  } catch (error) {
    if (error instanceof ApiError && error.status === 401) return error.type;
    throw error;
  }
}

test('whoever has two categories proves two, one of them in the last hour', () => {
  const none = undefined;
  for (const [user, ages, expected] of [
    [mailbox, { email: 999 }, none],
    [both, { email: 1 }, 'insufficient_factors'],
    [both, { sms: 1 }, 'insufficient_factors'],
    [both, { email: 1, oauth_google: 1 }, 'insufficient_factors'],
    [both, { sms: 1, whatsapp: 1 }, 'insufficient_factors'],
    [both, { email: 1, knowledge: 1, crypto_wallet: 1 }, 'insufficient_factors'],
    [both, { email: 1, sms: 1 }, none],
    [both, { oauth_google: 1, whatsapp: 1 }, none],
    [both, { email: 60, sms: 60 }, 'stale_factors'],
    [both, { email: 60, sms: 59 }, none],
    [both, { email: 60, sms: 60, knowledge: 1 }, 'stale_factors'],
    [withPasskey, { email: 1 }, 'insufficient_factors'],
    [withPasskey, { webauthn_registration: 1 }, 'insufficient_factors'],
    [withPasskey, { webauthn_registration: 1, email: 90 }, none],
  ] as const) {
    assert.equal(refusal(user, ages), expected, JSON.stringify([user, ages]));
    assert.equal(refusal(user, ages, false), undefined);
  }
});

test('the rule holds for a new contact, and not for a message to a known one', async () => {
  await client().patchSettings({ users: [both] });
  const session = await client().signIn(phone_number);
  const send = (address: string) =>
    client().api('POST', '/otps/email/send/secondary', { email: address }, session);
  assertRefused(await send('new@example.com'), 401, 'insufficient_factors');
  assert.equal((await send(email)).status, 200);
  const link = { email: 'new@example.com' };
  const byLink = await client().api('POST', '/magic_links/email/send/secondary', link, session);
  assertRefused(byLink, 401, 'insufficient_factors');
});
