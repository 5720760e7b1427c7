import assert from 'node:assert/strict';
import { test } from 'node:test';

import { at, emulatorForTests, text } from '../test-client.ts';

const client = emulatorForTests();

const captcha = { captcha_settings: { enabled: true, siteKey: 'key' } };
const observed = { dfp_protected_auth_enabled: true, dfp_protected_auth_mode: 'OBSERVATION' };
const decided = { dfp_protected_auth_enabled: true, dfp_protected_auth_mode: 'DECISIONING' };
const challenged = { ...decided, dfp_verdict: 'CHALLENGE' };
const captcha_token = 'captcha-of-key';

/** `submitted` stands for the ID of a fingerprint that the page has submitted. */
const cases: readonly (readonly [
  settings: object,
  sent: Readonly<Record<string, string>>,
  /** `ok`, the type of the error, or an answer that is no JSON. */
  expected: string,
])[] = [
  [{}, {}, 'ok'],
  [captcha, {}, 'captcha_required'],
  [captcha, { captcha_token: 'captcha-of-another-key' }, 'captcha_failed'],
  [captcha, { captcha_token }, 'ok'],
  [observed, {}, 'unauthorized_action'],
  [observed, { dfp_telemetry_id: 'made-up' }, 'unauthorized_action'],
  [observed, { dfp_telemetry_id: 'submitted' }, 'ok'],
  [{ ...captcha, ...observed }, { dfp_telemetry_id: 'submitted' }, 'captcha_required'],
  [{ ...captcha, ...decided }, { captcha_token }, 'unauthorized_action'],
  [{ ...captcha, ...decided }, { dfp_telemetry_id: 'submitted' }, 'ok'],
  [challenged, { dfp_telemetry_id: 'submitted' }, 'ok'],
  [{ ...captcha, ...challenged }, { dfp_telemetry_id: 'submitted' }, 'Captcha required'],
  [
    { ...captcha, ...challenged },
    { dfp_telemetry_id: 'submitted', captcha_token: 'other' },
    'captcha_failed',
  ],
  [{ ...captcha, ...challenged }, { dfp_telemetry_id: 'submitted', captcha_token }, 'ok'],
];

for (const [settings, sent, expected] of cases)
  test(`with ${JSON.stringify(settings)}, ${JSON.stringify(sent)} is ${expected}`, async () => {
    await client().patchSettings({ ...settings, b2b: settings });
    const telemetryId = text(await client().send('POST', '/submit'), 'telemetry_id');
    const tokens = Object.fromEntries(
      Object.entries(sent).map(([key, value]) => [key, value === 'submitted' ? telemetryId : value]),
    );
    const email = 'ada@example.com';
    for (const answer of [
      await client().api('POST', '/users/search', { email, ...tokens }),
      await client().b2b('/otps/email/discovery/send', { email_address: email, ...tokens }),
    ])
      assert.equal(answer.status === 200 ? 'ok' : (at(answer, 'error_type') ?? answer.body), expected);
  });

test('what the SDK sends without a captcha asks for none', async () => {
  await client().patchSettings({ ...captcha, ...observed });
  const check = await client().api('POST', '/passwords/strength_check', { password: 'a' });
  assert.equal(check.status, 200);
});
