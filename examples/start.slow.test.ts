import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

for (const [program, ...args] of [['start.ts'], ['servers/start.ts', 'express']] as const)
  test(`${program} says that a port is taken before it builds`, async (context) => {
    const server = createServer().listen(0, '127.0.0.1');
    context.after(() => server.close());
    await once(server, 'listening');
    const port = String((server.address() as AddressInfo).port);
    const { stdout, stderr, status } = spawnSync(
      process.execPath,
      ['--import', 'tsx', fileURLToPath(new URL(program, import.meta.url)), ...args],
      { encoding: 'utf8', env: { ...process.env, EMULATOR_PORT: '0', PORT: port } },
    );
    assert.match(
      stderr,
      new RegExp(`^Cannot (?:start|show) .*: Port ${port} is in use\\. Set PORT to another`),
    );
    assert.deepEqual([stdout, status], ['', 1]);
  });
