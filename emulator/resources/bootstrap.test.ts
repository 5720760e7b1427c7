import assert from 'node:assert/strict';
import { test } from 'node:test';

import { emulatorForTests, PUBLIC_TOKEN } from '../test-client.ts';

const client = emulatorForTests();

test('the bootstrap has every field that the SDK needs', async () => {
  const { body } = await client().api('GET', `/projects/bootstrap/${PUBLIC_TOKEN}`);
  const { data } = body as { data: Record<string, unknown> };
  assert.equal(data['password_config'], null);
  assert.deepEqual(data['captcha_settings'], { enabled: false });
  assert.deepEqual(data['rbac_policy'], { roles: [], resources: [], scopes: [] });
  assert.equal(data['vertical'], 'CONSUMER');
  assert.equal('public_token' in data, false);
});
