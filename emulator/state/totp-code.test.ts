import assert from 'node:assert/strict';
import { test } from 'node:test';

import { makeTotpSecret, totpCode, totpStep } from './totp-code.ts';

/** The secret of RFC 6238's test vectors, "12345678901234567890", in base32. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';

/** RFC 6238, appendix B: seconds, and the last six digits of the code for SHA-1. */
for (const [seconds, code] of [
  [59, '287082'],
  [1_111_111_109, '081804'],
  [1_111_111_111, '050471'],
  [1_234_567_890, '005924'],
  [2_000_000_000, '279037'],
  [20_000_000_000, '353130'],
] as const) {
  test(`the code at ${seconds} s is ${code}`, () => {
    assert.equal(totpCode(SECRET, totpStep(seconds * 1000)), code);
  });
}

test('a new secret has 160 bits', () => {
  assert.match(makeTotpSecret(), /^[A-Z2-7]{32}$/);
  assert.notEqual(makeTotpSecret(), makeTotpSecret());
});
