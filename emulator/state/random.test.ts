import assert from 'node:assert/strict';
import { test } from 'node:test';

import { randomDigits, randomHex, randomUuid } from './random.ts';

test('UUIDs have the format of version 4', () => {
  assert.match(randomUuid(), /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  assert.notEqual(randomUuid(), randomUuid());
});

test('codes have every digit, leading zeros included', () => {
  const codes = Array.from({ length: 500 }, () => randomDigits(6));
  for (const code of codes) assert.match(code, /^\d{6}$/);
  const seen = (digits: readonly (string | undefined)[]): number => new Set(digits).size;
  assert.equal(seen(codes.map((code) => code[0])), 10);
  assert.equal(seen(codes.map((code) => code[5])), 10);
});

test('all digits of a code are equally likely', (t) => {
  const drawn = [250, 255, 249, 0];
  t.mock.method(crypto, 'getRandomValues', (bytes: Uint8Array) => bytes.fill(drawn.shift() ?? 7));
  assert.equal(randomDigits(1), '9');
});

test('hex has two digits for each byte', () => {
  assert.match(randomHex(16), /^[0-9a-f]{32}$/);
});
