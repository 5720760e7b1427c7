import assert from 'node:assert/strict';
import { test } from 'node:test';
import { format } from './strings.ts';

const cases: readonly (readonly [text: string, filled: string])[] = [
  ['Continue with {provider}', 'Continue with Google'],
  ['{provider}{provider} {other} {', 'GoogleGoogle {other} {'],
  ['{empty}{provider}', 'Google'],
  ['{toString} {constructor} {__proto__}', '{toString} {constructor} {__proto__}'],
];

for (const [text, filled] of cases)
  test(`fills in ${text}`, () => assert.equal(format(text, { provider: 'Google', empty: '' }), filled));
