import assert from 'node:assert/strict';
import { test } from 'node:test';
import { stytchProvider } from './adapter.ts';
import type { StytchClientShape } from './client.ts';

test('a client without passkeys that cannot be given them is the mistake of the page', async () => {
  const { passkeys } = stytchProvider({} as StytchClientShape, undefined);
  await assert.rejects(passkeys.register({ sessionMinutes: 45 }), { code: 'configuration' });
});
