import assert from 'node:assert/strict';
import { describe, test } from 'node:test';

import { startByCommand } from './command.ts';

describe('npm run emulator', () => {
  test('takes the credentials of the project, and keeps them through a reset', async (context) => {
    const credentials = { project_id: 'project-test-mine', secret: 'secret-test-mine' };
    const args = ['--port', '0', '--project-id', credentials.project_id, '--secret', credentials.secret];
    const { output, emulator } = await startByCommand(args);
    assert.ok(emulator);
    context.after(() => emulator.close());
    const { url } = emulator;
    const change = { method: 'PATCH', body: '{"secret":"secret-test-other"}' };
    assert.equal((await fetch(`${url}/emulator/settings`, change)).status, 200);
    await fetch(`${url}/emulator/reset`, { method: 'POST' });
    const settings = (await (await fetch(`${url}/emulator/settings`)).json()) as object;
    assert.deepEqual({ ...settings, ...credentials }, settings);
    assert.match(output, /project-test-mine\nsecret     secret-test-mine\n/);
  });

  test('explains its options', async () => {
    const { output, emulator } = await startByCommand(['--help']);
    assert.match(output, /--port .*default: 4010/);
    assert.equal(emulator, undefined);
  });

  for (const [reason, args, message] of [
    ['the port is not a number', ['--port', 'x'], /^Cannot start the emulator: --port must be an integer/],
    [
      'an allowed host is a URL',
      ['--allow-host', 'http://shop.test'],
      /^Cannot start the emulator: --allow-host must be a name such as shop\.test/,
    ],
    [
      'the project ID is malformed',
      ['--project-id', 'mine'],
      /^Cannot start the emulator: The project ID must be an ID such as project-test-1a2b/,
    ],
    ['the option is unknown', ['--prt', '1'], /^Cannot start the emulator: Unknown option '--prt'/],
  ] as const) {
    test(`fails if ${reason}`, () => assert.rejects(startByCommand(args), { message }));
  }
});
