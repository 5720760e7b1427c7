import assert from 'node:assert/strict';
import { test } from 'node:test';
import { askedOf } from './asked.ts';

const both = { termsUrl: 'https://example.com/terms', privacyUrl: 'https://example.com/privacy' };
const { termsUrl, privacyUrl } = both;

for (const [terms, isKnown, asked] of [
  [{ ...both, required: true }, false, 'box'],
  [{ termsUrl, required: true }, false, 'box'],
  [{ privacyUrl, required: true }, false, 'box'],
  [{ ...both, required: true }, true, 'sentence'],
  [{ ...both, required: false }, false, 'sentence'],
  [both, false, 'sentence'],
  [both, true, 'sentence'],
  [{ required: false }, false, 'nothing'],
] as const)
  test(`${JSON.stringify(terms)}, ${isKnown ? 'known' : 'not known'}: ${asked}`, () =>
    assert.equal(askedOf(terms, isKnown), asked));
