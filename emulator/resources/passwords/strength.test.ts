import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { assertRefused, at, emulatorForTests } from '../../test-client.ts';

const BREACHED_BUT_STRONG = 'correct horse battery staple';
const client = emulatorForTests();

function check(password: unknown, email?: unknown) {
  return client().api('POST', '/passwords/strength_check', { password, email });
}

describe('under zxcvbn', () => {
  for (const [password, score, isValid, warns] of [
    ['', 0, false, false],
    ['abc', 0, false, true],
    ['ada12345', 1, false, true],
    ['aaaaaaaaaaaaaaaaaaaa', 0, false, true],
    ['correct horse', 3, true, false],
    ['violet-Piano-sleeps-42', 4, true, false],
  ] as const) {
    test(`"${password}" has score ${score}`, async () => {
      const answer = await check(password);
      assert.equal(at(answer, 'data.score'), score);
      assert.equal(at(answer, 'data.valid_password'), isValid);
      assert.equal(at(answer, 'data.strength_policy'), 'zxcvbn');
      assert.equal(at(answer, 'data.feedback.warning') !== '', warns);
      assert.equal(Array.isArray(at(answer, 'data.feedback.suggestions')), true);
    });
  }

  test('an email address in the password counts as guessable', async () => {
    const password = 'zygomorphic-lovelace';
    assert.equal(at(await check(password), 'data.score'), 4);
    assert.notEqual(at(await check(password, `${password}@example.com`), 'data.score'), 4);
  });

  test('has the luds requirements, too', async () => {
    assert.deepEqual(at(await check('aB3'), 'data.feedback.luds_requirements'), {
      has_digit: true,
      has_lower_case: true,
      has_symbol: false,
      has_upper_case: true,
      missing_characters: 5,
      missing_complexity: 0,
    });
  });
});

describe('under luds', () => {
  for (const [password, missingCharacters, missingComplexity] of [
    ['', 12, 3],
    ['aaaaaaaaaaaa', 0, 2],
    ['aaaaaaaaaaa1', 0, 1],
    ['Aaaaaaaaaaa1', 0, 0],
    ['aA1!', 8, 0],
    ['ÄÖäö', 8, 1],
    ['🦊🦊🦊', 9, 2],
  ] as const) {
    test(`"${password}" is missing ${missingCharacters} characters and ${missingComplexity} kinds of them`, async () => {
      await client().patchSettings({ password_config: { luds_complexity: 3, luds_minimum_count: 12 } });
      const answer = await check(password);
      assert.equal(at(answer, 'data.strength_policy'), 'luds');
      const luds = 'data.feedback.luds_requirements';
      assert.equal(at(answer, `${luds}.missing_characters`), missingCharacters);
      assert.equal(at(answer, `${luds}.missing_complexity`), missingComplexity);
      assert.equal(at(answer, 'data.valid_password'), missingCharacters + missingComplexity === 0);
    });
  }

  test('accepts a guessable password that has all that luds requires', async () => {
    await client().patchSettings({ password_strength_policy: 'luds' });
    const body = { email: 'ada@example.com', password: 'Password12', session_duration_minutes: 30 };
    assert.equal((await client().api('POST', '/passwords', body)).status, 200);
    assertRefused(
      await client().api('POST', '/passwords', { ...body, password: 'short' }),
      400,
      'weak_password',
    );
  });
});

describe('a breached password', () => {
  for (const policy of ['zxcvbn', 'luds']) {
    test(`is invalid under ${policy}, however strong`, async () => {
      await client().patchSettings({ password_strength_policy: policy });
      const answer = await check(BREACHED_BUT_STRONG);
      assert.equal(at(answer, 'data.score'), 4);
      assert.equal(at(answer, 'data.breached_password'), true);
      assert.equal(at(answer, 'data.breach_detection_on_create'), true);
      assert.equal(at(answer, 'data.valid_password'), false);
    });
  }

  test('is like any other without breach detection', async () => {
    await client().patchSettings({ breach_detection_on_create: false });
    const answer = await check(BREACHED_BUT_STRONG);
    assert.equal(at(answer, 'data.breached_password'), false);
    assert.equal(at(answer, 'data.breach_detection_on_create'), false);
    assert.equal(at(answer, 'data.valid_password'), true);
  });
});

test('refuses a password that is not a string, and a malformed address', async () => {
  assertRefused(await check(undefined), 400, 'bad_request');
  assertRefused(await check(7), 400, 'bad_request');
  assertRefused(await check('abc', 'nobody'), 400, 'invalid_email');
});
