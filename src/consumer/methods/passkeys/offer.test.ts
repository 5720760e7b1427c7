import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sampleUser } from '../../../../test/support/sample-session.ts';
import { safeStorage } from '../../../kit/lib/storage.ts';
import { hasPasskey, isRefused, rememberRefusal } from './offer.ts';

const DAY = 24 * 60 * 60_000;

function memory() {
  const kept = new Map<string, string>();
  return safeStorage(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }));
}

test('a visitor who said no is asked again after 30 days', () => {
  const storage = memory();
  assert.equal(isRefused(storage, 0), false);
  rememberRefusal(storage, 1000);
  assert.equal(isRefused(storage, 1000), true);
  assert.equal(isRefused(storage, 1000 + 29 * DAY), true);
  assert.equal(isRefused(storage, 1000 + 30 * DAY), false);
});

test('what another script has stored counts for nothing', () => {
  const storage = memory();
  storage.write('auth-widget:no-passkey-until', 'never');
  assert.equal(isRefused(storage, 0), false);
});

const registration = {
  webauthn_registration_id: 'r',
  domain: 'shop.test',
  user_agent: '',
  authenticator_type: '',
  verified: true,
  name: '',
};

for (const [registrations, expected] of [
  [[], false],
  [[registration], true],
  [[{ ...registration, domain: 'other.test' }], false],
  [undefined, false],
  [[null], false],
] as const) {
  test(`${JSON.stringify(registrations)} ${expected ? 'has' : 'has no'} passkey for shop.test`, () => {
    const user = { ...sampleUser, webauthn_registrations: registrations as never };
    assert.equal(hasPasskey(user, 'shop.test'), expected);
  });
}
