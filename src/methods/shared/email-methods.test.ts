import assert from 'node:assert/strict';
import { test } from 'node:test';
import { resolveConfig } from '../../config/resolve.ts';
import type { Config } from '../../config/types.ts';
import { hasEmailTab, passwordlessMethod } from './email-methods.ts';

const codes = { otpOptions: { methods: ['sms', 'email'] } } satisfies Config;

const cases: readonly (readonly [config: Config, method: 'code' | 'link' | undefined, tab: boolean])[] = [
  [{ products: ['emailMagicLinks'] }, 'link', true],
  [{ products: ['otp'], ...codes }, 'code', true],
  [{ products: ['otp'], otpOptions: { methods: ['sms'] } }, undefined, true],
  [{ products: ['emailMagicLinks'], ...codes }, 'link', true],
  [{ products: ['passwords'] }, undefined, false],
  [{ products: ['passwords', 'emailMagicLinks'] }, 'link', false],
  [{ products: ['passwords', 'otp'], ...codes }, 'code', false],
  [{ products: ['emailMagicLinks', 'otp', 'passwords'], ...codes }, 'code', false],
];

for (const [config, method, tab] of cases) {
  const resolved = resolveConfig(config, 'https://shop.example/');
  const name = `${resolved.products.join(' ')}, codes by ${resolved.otp.methods.join(' ')}`;
  test(`${name}: ${method ?? 'nothing'} beside a password, ${tab ? 'a tab' : 'no tab'} of its own`, () => {
    assert.equal(passwordlessMethod(resolved), method);
    assert.equal(hasEmailTab(resolved), tab);
  });
}
