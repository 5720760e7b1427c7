import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { describe, test } from 'node:test';
import { fileURLToPath } from 'node:url';

import { emulatorForTests } from './test-client.ts';

const client = emulatorForTests();

/**
 * Runs the emulator's command in a process of its own.
 * @returns what it printed, and the exit code; the code is null if the emulator was up and has been stopped
 */
async function runCommand(
  args: readonly string[],
  whileUp: (url: string) => Promise<void> = async () => {},
): Promise<{ code: number | null; output: string }> {
  const main = fileURLToPath(new URL('main.ts', import.meta.url));
  const child = spawn(process.execPath, ['--import', 'tsx', main, ...args]);
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => {
    output += chunk.toString();
  });
  const closed = once(child, 'close') as Promise<[number | null]>;
  for await (const line of createInterface(child.stdout)) {
    output += `${line}\n`;
    const [, url] = /^emulator listening on (.*)/.exec(line) ?? [];
    if (url === undefined) continue;
    await whileUp(url).finally(() => child.kill());
  }
  const [code] = await closed;
  return { code, output };
}

describe('npm run emulator', () => {
  test('prints its URL and the credentials of the project', async () => {
    const { output } = await runCommand(['--port', '0'], async (url) => {
      assert.equal((await fetch(`${url}/inbox.json`)).status, 200);
    });
    assert.match(
      output,
      /^emulator listening on http:\/\/localhost:\d+\nproject ID project-test-0\S+\nsecret     secret-test-0\S+\ninbox      http:\/\/localhost:\d+\/inbox\n$/,
    );
  });

  test('fails if the port is taken', async () => {
    const { port } = new URL(client().url);
    const { code, output } = await runCommand(['--port', port]);
    assert.equal(
      output,
      `Cannot start the emulator: port ${port} is taken, perhaps by another emulator. Stop it, or choose another port with --port; 0 picks a free one.\n`,
    );
    assert.equal(code, 1);
  });
});
