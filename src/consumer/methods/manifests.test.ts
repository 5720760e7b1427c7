import assert from 'node:assert/strict';
import { test } from 'node:test';
import { resolveConfig } from '../../settings/resolve.ts';
import type { OtpMethod, Product } from '../../settings/types.ts';
import { layout } from './main-layout.ts';
import { mainBlocks } from './manifests.ts';

const cases: readonly (readonly [products: Product[], methods: OtpMethod[], forms: readonly string[]])[] = [
  [['otp'], ['sms', 'whatsapp', 'email'], ['otp sms', 'otp whatsapp', 'otp email']],
  [['emailMagicLinks', 'otp'], ['sms'], ['emailMagicLinks email', 'otp sms']],
  [['otp', 'emailMagicLinks'], ['sms'], ['otp sms', 'emailMagicLinks email']],
  [
    ['passwords', 'otp'],
    ['sms', 'email'],
    ['passwords email', 'otp sms'],
  ],
  [
    ['otp', 'passwords'],
    ['sms', 'email'],
    ['otp sms', 'passwords email'],
  ],
  [
    ['otp', 'passwords'],
    ['email', 'sms'],
    ['passwords email', 'otp sms'],
  ],
  [['emailMagicLinks', 'otp', 'passwords'], ['sms'], ['passwords email', 'otp sms']],
];

for (const [products, methods, forms] of cases) {
  // Spec 2.8, 5.8
  test(`${products.join(' ')} with codes by ${methods.join(' ')}: ${forms.join(', ')}`, () => {
    const config = resolveConfig({ products, otpOptions: { methods } }, 'https://shop.example/');
    const { identifiers } = layout(mainBlocks(config));
    assert.deepEqual(
      identifiers.map(({ product, id }) => `${product} ${id}`),
      forms,
    );
  });
}
