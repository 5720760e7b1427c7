import assert from 'node:assert/strict';
import { test } from 'node:test';
import { resolveConfig } from '../../settings/resolve.ts';
import type { Config } from '../../settings/types.ts';
import { offersMoreThanPasswords, passwordlessMethod } from './email-methods.ts';

const codes = { otpOptions: { methods: ['sms', 'email'] } } satisfies Config;

const cases: readonly (readonly [config: Config, method: 'code' | 'link' | undefined])[] = [
  [{ products: ['emailMagicLinks'] }, 'link'],
  [{ products: ['otp'], ...codes }, 'code'],
  [{ products: ['otp'], otpOptions: { methods: ['sms'] } }, undefined],
  [{ products: ['emailMagicLinks'], ...codes }, 'link'],
  [{ products: ['passwords'] }, undefined],
  [{ products: ['passwords', 'emailMagicLinks'] }, 'link'],
  [{ products: ['passwords', 'otp'], ...codes }, 'code'],
  [{ products: ['emailMagicLinks', 'otp', 'passwords'], ...codes }, 'code'],
];

for (const [config, method] of cases) {
  const resolved = resolveConfig(config, 'https://shop.example/');
  const name = `${resolved.products.join(' ')}, codes by ${resolved.otp.methods.join(' ')}`;
  // Spec 4.16
  test(`${name}: ${method ?? 'nothing'} beside a password`, () =>
    assert.equal(passwordlessMethod(resolved), method));
}

/** Whether 'Login without a password' has somewhere to lead to. */
const others: readonly (readonly [config: Config, hasOthers: boolean])[] = [
  [{ products: ['passwords'] }, false],
  [{ products: ['passwords', 'oauth'] }, false],
  [{ products: ['passwords', 'oauth'], oauthOptions: { providers: [{ type: 'google' }] } }, true],
  [{ products: ['passwords', 'otp'], otpOptions: { methods: ['sms'] } }, true],
  [{ products: ['crypto', 'passwords'] }, true],
  [{ products: ['passwords', 'emailMagicLinks'] }, true],
];

// Spec 2.37, 2.38, 2.40
for (const [config, hasOthers] of others)
  test(`${JSON.stringify(config)} has ${hasOthers ? 'a way' : 'no way'} without a password`, () =>
    assert.equal(offersMoreThanPasswords(resolveConfig(config, 'https://shop.example/')), hasOthers));
