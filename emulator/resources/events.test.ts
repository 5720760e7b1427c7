import assert from 'node:assert/strict';
import { test } from 'node:test';

import { emulatorForTests } from '../test-client.ts';

const client = emulatorForTests();

test('telemetry is accepted without credentials and can be read back', async () => {
  const events = [{ telemetry: {}, event: { event_name: 'render_login_screen' } }];
  assert.equal((await client().send('POST', '/sdk/v1/events', events)).status, 200);
  assert.deepEqual((await client().send('GET', '/emulator/events')).body, events);
});
