import assert from 'node:assert/strict';
import { test } from 'node:test';
import { en } from './en.ts';
import { everyText } from './every-text.ts';
import { missingTexts } from './missing.ts';
import { withOverrides } from './strings.ts';

test('a complete catalogue lacks nothing', () => {
  assert.deepEqual(missingTexts(everyText), []);
});

test('missing texts are listed by path, whether the section is there or not', () => {
  const { email, ...others } = everyText;
  const { label: _label, ...rest } = email;
  const { minimumCharacters: _plural, ...strength } = everyText.strength;
  assert.deepEqual(missingTexts(others), ['email.label', 'email.placeholder']);
  assert.deepEqual(missingTexts({ ...others, email: rest }), ['email.label']);
  assert.deepEqual(missingTexts({ ...everyText, strength }), ['strength.minimumCharacters']);
});

test('English fills in what a translation lacks', () => {
  const { placeholder } = en.email;
  const { main, email, strength } = withOverrides(en, {
    main: { heading: 'Anmelden' },
    email: { label: 'E-Mail' },
  });
  assert.deepEqual(main, { ...en.main, heading: 'Anmelden' });
  assert.deepEqual(email, { label: 'E-Mail', placeholder });
  assert.deepEqual(strength, en.strength);
});
