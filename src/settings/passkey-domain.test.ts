import assert from 'node:assert/strict';
import { test } from 'node:test';
import { checkPasskeyDomain } from './passkey-domain.ts';

const fits: readonly (readonly [host: string, domain: string | null | undefined, isFine: boolean])[] = [
  ['shop.test', undefined, true],
  ['shop.test', null, true],
  ['shop.test', 'shop.test', true],
  ['www.shop.test', 'shop.test', true],
  ['localhost', 'localhost', true],
  // A page in `srcdoc` does not know its host.
  ['', 'shop.test', true],
  ['shop.test', 'www.shop.test', false],
  ['myshop.test', 'shop.test', false],
  ['shop.test', 'test', false],
  ['shop.test', '', false],
  ['shop.test', 'https://shop.test', false],
];

test('leaves products that are no list to the check of their type', () => {
  for (const products of [0, {}, true])
    assert.deepEqual(
      checkPasskeyDomain({ products: products as never, passkeyOptions: { domain: 'a' } }, () => 'b'),
      [],
    );
});

for (const [host, domain, isFine] of fits) {
  test(`on "${host}", the domain ${JSON.stringify(domain)} is ${isFine ? 'fine' : 'a mistake'}`, () => {
    const passkeyOptions = { domain } as { domain: string };
    const problems = checkPasskeyDomain({ products: ['passkeys'], passkeyOptions }, () => host);
    assert.equal(problems.length, isFine ? 0 : 1);
    if (!isFine) assert.ok(problems[0]?.message.includes(`"${host}"`));
    assert.deepEqual(
      checkPasskeyDomain({ products: ['otp'], passkeyOptions }, () => host),
      [],
    );
  });
}
