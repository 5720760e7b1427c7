import assert from 'node:assert/strict';
import { test } from 'node:test';

import { type Answer, emulatorForTests } from '../../test-client.ts';

const client = emulatorForTests();

test('the stand-in for Google does what the setting says', async () => {
  const script = (): Promise<Answer> => client().send('GET', '/emulator/gsi/client.js');
  await client().patchSettings({ one_tap: 'invalid_client' });
  assert.match(String((await script()).body), /outcome = 'invalid_client'/);
  await client().patchSettings({ one_tap: 'no_script' });
  assert.equal((await script()).status, 404);
});
