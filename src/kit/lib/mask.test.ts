import assert from 'node:assert/strict';
import { test } from 'node:test';
import { mask } from './mask.ts';

test('addresses and numbers are masked', () => {
  assert.equal(mask('ada@example.com'), 'a…\u2060@example.com');
  assert.equal(mask('+12025550162'), '…62');
});
