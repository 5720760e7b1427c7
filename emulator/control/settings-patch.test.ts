import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { assertRefused, at, emulatorForTests, PUBLIC_TOKEN, text } from '../test-client.ts';

const PHONE = '+12025550162';
const PASSKEY = { credential_id: 'AA', public_key: 'AA', domain: 'localhost' };
const client = emulatorForTests();

const seeded = (registration: object) => ({ phone_number: PHONE, webauthn_registrations: [registration] });

function searchUser() {
  return client().api('POST', '/users/search', { email: 'ada@example.com' });
}

describe('a settings patch', () => {
  test('changes the settings it names, which the bootstrap then has', async () => {
    const patch = {
      disable_sdk_watermark: true,
      email_domains: ['example.com'],
      password_config: { luds_complexity: 3, luds_minimum_count: 12 },
    };
    await client().patchSettings(patch);
    const { body } = await client().api('GET', `/projects/bootstrap/${PUBLIC_TOKEN}`);
    const { data } = body as { data: Record<string, unknown> };
    for (const [key, value] of Object.entries(patch)) assert.deepEqual(data[key], value, key);
    assert.equal(data['project_name'], 'Emulated project');
  });

  test('adds users, who are listed without their passwords', async () => {
    await client().patchSettings({
      users: [
        { email: 'Ada@example.com', password: 'correct horse', status: 'pending' },
        { phone_number: PHONE },
      ],
    });
    const settings = await client().send('GET', '/emulator/settings');
    assert.equal(at(settings, 'users.0.email'), 'ada@example.com');
    assert.equal(at(settings, 'users.0.has_password'), true);
    assert.equal(at(settings, 'users.0.status'), 'pending');
    assert.equal(at(settings, 'users.1.phone_number'), PHONE);
    assert.doesNotMatch(JSON.stringify(settings.body), /horse/);
  });

  test('replaces a user who has the same address', async () => {
    await client().patchSettings({ users: [{ email: 'ada@example.com', password: 'correct horse' }] });
    await client().patchSettings({ users: [{ email: 'ada@example.com' }] });
    assert.equal(at(await searchUser(), 'data.userType'), 'passwordless');
    assert.equal(at(await client().send('GET', '/emulator/settings'), 'users.length'), 1);
  });

  for (const [patch, names] of [
    [{ nonsense: 1 }, /nonsense/],
    [{ toString: null }, /toString/],
    [{ disable_sdk_watermark: 'yes' }, /disable_sdk_watermark/],
    [{ email_domains: [1] }, /email_domains/],
    [{ password_config: { luds_complexity: 9, luds_minimum_count: 8 } }, /password_config/],
    [{ captcha_settings: null }, /captcha_settings/],
    [{ login_redirect_url: 'ftp://x' }, /login_redirect_url/],
    [{ one_tap: 'explode' }, /one_tap/],
    [{ project_id: 'mine' }, /project_id/],
    [{ secret: '' }, /secret/],
    [{ users: {} }, /users/],
    [{ users: [{}] }, /users\[0\]/],
    [{ users: [{ email: 'ada@example.com' }, { email: 'x' }] }, /users\[1\]\.email/],
    [{ users: [{ phone_number: '1' }] }, /phone_number/],
    [{ users: [{ phone_number: PHONE, status: 'gone' }] }, /status/],
    [{ users: [{ phone_number: PHONE, nickname: 'Ada' }] }, /users\[0\]\.nickname/],
    [{ users: [{ phone_number: PHONE, name: 'Ada' }] }, /name/],
    [{ users: [{ phone_number: PHONE, name: { given: 'Ada' } }] }, /name/],
    [{ webauthn_origins: ['http://localhost:3000/'] }, /webauthn_origins/],
    [{ webauthn_timeout_ms: 0 }, /webauthn_timeout_ms/],
    [{ factors_for_changes: 'no' }, /factors_for_changes/],
    [{ opaque_errors: null }, /opaque_errors/],
    [{ allowed_redirect_urls: ['/a'] }, /allowed_redirect_urls/],
    [{ authorized_domains: ['shop.test'] }, /authorized_domains/],
    [{ max_session_duration_minutes: 4 }, /max_session_duration_minutes/],
    [{ disabled_endpoints: null }, /disabled_endpoints/],
    [{ phone_calling_codes: ['US'] }, /phone_calling_codes/],
    [{ users: [seeded({})] }, /users\[0\]\.webauthn_registrations\[0\]" must have "credential_id"/],
    [{ users: [seeded({ credential_id: 'AA' })] }, /public_key/],
    [{ users: [seeded({ ...PASSKEY, public_key: 'AA==' })] }, /public_key/],
    [{ users: [seeded({ ...PASSKEY, domain: 'http://localhost' })] }, /domain/],
    [{ users: [seeded({ ...PASSKEY, name: '' })] }, /name/],
    [{ users: [seeded({ ...PASSKEY, counter: -1 })] }, /counter/],
    [{ users: [{ phone_number: PHONE, webauthn_registrations: {} }] }, /webauthn_registrations/],
  ] as const) {
    test(`is refused as a whole for ${JSON.stringify(patch)}`, async () => {
      const before = await client().send('GET', '/emulator/settings');
      const answer = await client().send('PATCH', '/emulator/settings', {
        project_name: 'changed',
        ...patch,
      });
      assertRefused(answer, 400, 'bad_request');
      assert.match(text(answer, 'error_message'), names);
      assert.deepEqual((await client().send('GET', '/emulator/settings')).body, before.body);
    });
  }
});

describe('the password policy', () => {
  async function policy(patch: object): Promise<unknown[]> {
    await client().patchSettings(patch);
    const settings = await client().send('GET', '/emulator/settings');
    return [at(settings, 'password_strength_policy'), at(settings, 'password_config')];
  }
  const own = { luds_complexity: 4, luds_minimum_count: 10 };
  const defaults = { luds_complexity: 3, luds_minimum_count: 8 };

  test('and password_config always agree', async () => {
    assert.deepEqual(await policy({}), ['zxcvbn', null]);
    assert.deepEqual(await policy({ password_strength_policy: 'luds' }), ['luds', defaults]);
    assert.deepEqual(await policy({ password_config: own }), ['luds', own]);
    assert.deepEqual(await policy({ password_strength_policy: 'luds' }), ['luds', own]);
    assert.deepEqual(await policy({ password_strength_policy: 'zxcvbn' }), ['zxcvbn', null]);
    assert.deepEqual(await policy({ password_strength_policy: 'luds', password_config: own }), ['luds', own]);
  });

  for (const patch of [
    { password_strength_policy: 'none' },
    { password_strength_policy: null },
    { password_strength_policy: 'zxcvbn', password_config: own },
    { password_strength_policy: 'luds', password_config: null },
    { password_strength_policy: 'luds', password_config: {} },
    { breach_detection_on_create: 'yes' },
    { users: [{ email: 'ada@example.com', requires_reset: true }] },
    { users: [{ email: 'ada@example.com', password: 'x', requires_reset: 1 }] },
  ]) {
    test(`a patch of ${JSON.stringify(patch)} is refused`, async () => {
      assertRefused(await client().send('PATCH', '/emulator/settings', patch), 400, 'bad_request');
    });
  }
});
