import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toPasswordStrength } from './password-strength.ts';

const unknown = {
  valid: false,
  breached: false,
  policy: 'none',
  score: 0,
  warning: '',
  suggestions: [],
  missingCharacters: 0,
  missingComplexity: 0,
};

const cases: readonly (readonly [what: string, response: object, expected: object])[] = [
  [
    'a response under the zxcvbn policy',
    {
      valid_password: true,
      breached_password: false,
      strength_policy: 'zxcvbn',
      score: 3,
      feedback: { warning: 'Easy to guess.', suggestions: ['Add a word.', 1] },
    },
    {
      ...unknown,
      valid: true,
      policy: 'zxcvbn',
      score: 3,
      warning: 'Easy to guess.',
      suggestions: ['Add a word.'],
    },
  ],
  [
    'a response under the LUDS policy',
    {
      valid_password: false,
      breached_password: true,
      strength_policy: 'luds',
      score: 0,
      feedback: { luds_requirements: { missing_characters: 2, missing_complexity: 1 } },
    },
    { ...unknown, breached: true, policy: 'luds', missingCharacters: 2, missingComplexity: 1 },
  ],
  ['an empty response', {}, unknown],
  ['a policy that is not known', { strength_policy: 'dice' }, unknown],
  ['a score out of range', { score: 9 }, { ...unknown, score: 4 }],
  ['a negative score', { score: -1 }, unknown],
  [
    'values of other types',
    { valid_password: 1, breached_password: 'no', score: '3', feedback: 'Weak.' },
    unknown,
  ],
  ['feedback that is null', { feedback: null }, unknown],
  ['a warning that is not a text', { feedback: { warning: 3, luds_requirements: null } }, unknown],
];

for (const [what, response, expected] of cases) {
  // Spec 3.7
  test(`reads ${what}`, () => assert.deepEqual(toPasswordStrength(response), expected));
}
