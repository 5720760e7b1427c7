import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { assertRefused, emulatorForTests, PUBLIC_TOKEN } from '../test-client.ts';

const BOOTSTRAP = `/projects/bootstrap/${PUBLIC_TOKEN}`;
const client = emulatorForTests();

describe('the Authorization header', () => {
  const basic = (pair: string) => `Basic ${Buffer.from(pair).toString('base64')}`;
  for (const [name, authorization] of [
    ['if it is missing', undefined],
    ['with another scheme', `Bearer ${PUBLIC_TOKEN}`],
    ['if it is not base64', 'Basic ???'],
    ['without a password part', basic(PUBLIC_TOKEN)],
    ['with another token than the path', basic('public-token-test-2:public-token-test-2')],
  ] as const) {
    test(`is refused ${name}`, async () => {
      const headers: Record<string, string> = authorization === undefined ? {} : { authorization };
      const answer = await client().send('GET', `/sdk/v1${BOOTSTRAP}`, undefined, headers);
      assertRefused(answer, 401, 'unauthorized_credentials');
    });
  }

  test('is refused with another kind of token, before anything else is looked at', async () => {
    const headers = { authorization: basic('secret-test-1:secret-test-1') };
    const answer = await client().send('GET', `/sdk/v1${BOOTSTRAP}`, undefined, headers);
    assertRefused(answer, 400, 'invalid_public_token_id');
  });

  test('must have the only token that the settings allow', async () => {
    await client().patchSettings({ public_token: 'public-token-test-only' });
    assertRefused(await client().api('GET', BOOTSTRAP), 401, 'unauthorized_credentials');
    await client().patchSettings({ public_token: PUBLIC_TOKEN });
    assert.equal((await client().api('GET', BOOTSTRAP)).status, 200);
  });
});
