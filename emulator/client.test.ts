import assert from 'node:assert/strict';
import { beforeEach, describe, test } from 'node:test';
import { EmulatorClient } from './client.ts';
import { emulatorForTests } from './test-client.ts';

const running = emulatorForTests();

describe('the client for the tests of pages', () => {
  let emulator: EmulatorClient;
  beforeEach(() => {
    emulator = new EmulatorClient(`${running().url}/`);
  });

  test('returns each message once, newest first, and says when none comes', async () => {
    await running().sendCode('+12025550162');
    const first = await emulator.message({ to: '+12025550162' });
    assert.match(first.code ?? '', /^\d{6}$/);
    await running().sendCode('+12025550162');
    assert.notEqual((await emulator.message()).id, first.id);
    assert.equal((await emulator.messages()).length, 2);
    await assert.rejects(emulator.message({ timeoutMs: 1 }), /no new message to anyone in 1 ms/);
    assert.deepEqual(await emulator.messages('ada@example.com'), []);
  });

  test('changes the project, breaks a route for a time, and starts over', async () => {
    await emulator.settings({ users: [{ email: 'ada@example.com' }] });
    const down = { status: 500, type: 'internal', message: 'down' } as const;
    await emulator.fault('/otps/authenticate', down, 1);
    assert.equal((await running().api('POST', '/otps/authenticate', {})).status, 500);
    assert.notEqual((await running().api('POST', '/otps/authenticate', {})).status, 500);
    await emulator.fault('/otps/authenticate', down);
    await emulator.clearFaults();
    assert.notEqual((await running().api('POST', '/otps/authenticate', {})).status, 500);
    await emulator.advanceClock(60_000);
    assert.equal((await emulator.requests()).length, 3);
    await emulator.reset();
    assert.deepEqual(await emulator.requests(), []);
  });

  test("says what the emulator's answer was", async () => {
    await assert.rejects(emulator.settings({ luck: 1 }), /PATCH \/emulator\/settings of the emulator: 400/);
  });
});
