import assert from 'node:assert/strict';
import { test } from 'node:test';
import en from './locales/en/consumer.ts';
import { everyEnglishText, missingTexts } from './missing.ts';
import { withOverrides } from './with-overrides.ts';

test('a complete catalogue lacks nothing', () => {
  assert.deepEqual(missingTexts(everyEnglishText), []);
});

test('missing texts are listed by path, whether the section is there or not', () => {
  const { email, ...others } = everyEnglishText;
  const { label: _label, ...rest } = email;
  const { minimumCharacters: _plural, ...strength } = everyEnglishText.strength;
  assert.deepEqual(missingTexts(others), ['email.label', 'email.placeholder', 'email.didYouMean']);
  assert.deepEqual(missingTexts({ ...others, email: rest }), ['email.label']);
  assert.deepEqual(missingTexts({ ...everyEnglishText, strength }), ['strength.minimumCharacters']);
});

test('English fills in what a translation lacks', () => {
  const { label: _label, ...others } = en.email;
  const { main, email, strength } = withOverrides(en, {
    main: { heading: 'Anmelden' },
    email: { label: 'E-Mail' },
  });
  assert.deepEqual(main, { ...en.main, heading: 'Anmelden' });
  assert.deepEqual(email, { label: 'E-Mail', ...others });
  assert.deepEqual(strength, en.strength);
});
