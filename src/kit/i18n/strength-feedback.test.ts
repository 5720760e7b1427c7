import assert from 'node:assert/strict';
import { test } from 'node:test';
import de from './locales/de/consumer.ts';
import en from './locales/en/consumer.ts';
import { translateFeedback } from './strength-feedback.ts';

const warnings = { ...en.strengthWarnings, ...de.strengthWarnings };
const suggestions = { ...en.strengthSuggestions, ...de.strengthSuggestions };

const rows: readonly [name: string, warning: string, shown: string][] = [
  ['a warning is translated', 'Recent years are easy to guess', warnings.recentYears],
  ['one with a final period, too', 'Recent years are easy to guess.', warnings.recentYears],
  ['an unknown one stays as it is', 'Too short.', 'Too short.'],
  ['none stays none', '', ''],
];

for (const [name, warning, shown] of rows)
  test(name, () =>
    assert.equal(translateFeedback(warning, 'strengthWarnings', { strengthWarnings: warnings }), shown),
  );

test('a suggestion is translated', () =>
  assert.equal(
    translateFeedback('Avoid sequences.', 'strengthSuggestions', { strengthSuggestions: suggestions }),
    suggestions.sequences,
  ));
