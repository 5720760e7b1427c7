import assert from 'node:assert/strict';
import { test } from 'node:test';
import { grouped, totpUri } from './totp-uri.ts';

test('the name of the account and its issuer are encoded', () => {
  assert.equal(
    totpUri({ secret: 'GEZDGNBV', account: 'ada+work@acme.test', issuer: 'Acme & Söhne: Inc.' }),
    'otpauth://totp/Acme%20%26%20S%C3%B6hne%3A%20Inc.:ada%2Bwork%40acme.test?secret=GEZDGNBV&issuer=Acme%20%26%20S%C3%B6hne%3A%20Inc.',
  );
});

for (const [secret, text] of [
  ['', ''],
  ['ABCD', 'ABCD'],
  ['ABCDE', 'ABCD E'],
  ['ABCDEFGH', 'ABCD EFGH'],
] as const) {
  test(`"${secret}" is read as "${text}"`, () => assert.equal(grouped(secret), text));
}
