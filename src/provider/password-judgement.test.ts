import assert from 'node:assert/strict';
import { test } from 'node:test';
import en from '../kit/i18n/locales/en/consumer.ts';
import { type Judgement, judgePassword } from './password-judgement.ts';
import type { PasswordStrength } from './port.ts';

const weak: PasswordStrength = {
  valid: false,
  breached: false,
  policy: 'zxcvbn',
  score: 1,
  warning: '',
  suggestions: [],
  missingCharacters: 0,
  missingComplexity: 0,
};
const luds = { ...weak, policy: 'luds', missingCharacters: 1 } as const;
const project = { passwordConfig: { ludsMinimumCount: 8, ludsComplexity: 3 } };
const eight = 'At least 8 characters';
const three = 'At least 3 of: uppercase letters, lowercase letters, numbers, symbols';

type Row = readonly [
  what: string,
  verdict: PasswordStrength | undefined,
  bootstrap: Parameters<typeof judgePassword>[1],
  expected: Partial<Judgement>,
];

const rows: readonly Row[] = [
  ['nothing yet', undefined, undefined, { policy: 'zxcvbn', score: undefined, rating: '', advice: '' }],
  ['a weak one', weak, undefined, { score: 1, rating: 'Weak', advice: 'Weak' }],
  [
    'one with a warning',
    { ...weak, score: 2, warning: 'Dates are often easy to guess' },
    undefined,
    { rating: 'Fair', advice: 'Fair. Dates are often easy to guess' },
  ],
  [
    'one with suggestions',
    { ...weak, suggestions: ['Avoid sequences.', 'Try harder.'] },
    undefined,
    { advice: 'Weak. Avoid sequences' },
  ],
  [
    'a strong one that others know',
    { ...weak, score: 4, breached: true, warning: 'Recent years are easy to guess', suggestions: ['No.'] },
    undefined,
    { score: 0, advice: 'Weak' },
  ],
  [
    'nothing yet, by the requirements of the project',
    undefined,
    project,
    {
      policy: 'luds',
      advice: '',
      requirements: [
        { text: eight, met: false, missing: undefined },
        { text: three, met: false, missing: undefined },
      ],
    },
  ],
  [
    'a short one',
    luds,
    project,
    {
      rating: '',
      requirements: [
        { text: eight, met: false, missing: '1 more character needed' },
        { text: three, met: true, missing: '0 more kinds needed' },
      ],
    },
  ],
  [
    'a short one of a project whose requirements are unknown',
    luds,
    undefined,
    { requirements: [{ text: '1 more character needed', met: false }] },
  ],
  [
    'one of a project without a policy',
    { ...weak, policy: 'none' },
    project,
    { rating: '', requirements: [] },
  ],
];

for (const [what, verdict, bootstrap, expected] of rows)
  test(`a new password is judged: ${what}`, () => {
    const judgement = judgePassword(verdict, bootstrap, en, 'en');
    assert.deepEqual({ ...judgement, ...expected }, judgement);
  });
