import assert from 'node:assert/strict';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { test } from 'node:test';

import { startEmulator } from './server.ts';
import { emulatorForTests } from './test-client.ts';

const client = emulatorForTests();

test('starting fails if the port is taken', async () => {
  await assert.rejects(startEmulator({ port: Number(new URL(client().url).port) }), { code: 'EADDRINUSE' });
});

test('the emulator listens on 127.0.0.1 and, if there is one, on ::1', async () => {
  const hosts = Object.values(networkInterfaces())
    .flatMap((addresses) => addresses ?? [])
    .filter(({ address }) => address === '127.0.0.1' || address === '::1')
    .map(({ address, family }) => (family === 'IPv6' ? `[${address}]` : address));
  assert.ok(hosts.includes('127.0.0.1'));
  for (const host of hosts) {
    const response = await fetch(`http://${host}:${new URL(client().url).port}/inbox.json`);
    assert.equal(response.status, 200, host);
  }
});

test('starting fails if the port is taken on ::1 only', async (context) => {
  const other = createServer();
  other.listen(0, '::1');
  await once(other, 'listening').catch(() => context.skip('this computer has no IPv6'));
  if (!other.listening) return;
  context.after(() => other.close());
  const { port } = other.address() as AddressInfo;
  await assert.rejects(startEmulator({ port }), { code: 'EADDRINUSE' });
});

test('100 people can sign up at once', async () => {
  // Estimating the strength of 100 passwords takes much longer than the rest.
  await client().patchSettings({ password_strength_policy: 'luds' });
  const signUps = Array.from({ length: 100 }, async (_, index) => {
    const email = `user-${index}@example.com`;
    const body = { email, password: 'violet-Piano-sleeps-42', session_duration_minutes: 30 };
    return (await client().api('POST', '/passwords', body)).status;
  });
  assert.deepEqual(new Set(await Promise.all(signUps)), new Set([200]));
});

test('closing ends open requests and frees the port', async () => {
  const emulator = await startEmulator({ port: 0 });
  const stream = await fetch(`${emulator.url}/inbox/stream`);
  await emulator.close();
  await assert.rejects(stream.text());
  const again = await startEmulator({ port: emulator.port });
  await again.close();
  assert.equal(again.port, emulator.port);
  assert.equal((await client().send('GET', '/inbox.json')).status, 200);
});
