import assert from 'node:assert/strict';
import { test } from 'node:test';
import { withMailLanguage } from './mail-language.ts';

for (const [locale, own, expected] of [
  ['es-MX', undefined, 'es'],
  ['fr', undefined, 'fr'],
  ['pt-PT', undefined, 'pt-br'],
  ['fr', 'es', 'es'],
  ['en-GB', undefined, undefined],
  ['de', undefined, undefined],
] as const)
  test(`messages of a form in ${locale}, where the page says ${own ?? 'nothing'}: ${expected ?? 'by default'}`, () => {
    const config = { products: ['otp'], ...(own && { otpOptions: { locale: own } }) };
    const { otpOptions, products }: { otpOptions?: { locale?: string }; products: object } = withMailLanguage(
      config,
      locale,
    );
    assert.deepEqual([otpOptions?.locale, products], [expected, config.products]);
  });
