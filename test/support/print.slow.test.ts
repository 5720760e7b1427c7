import assert from 'node:assert/strict';
import { test } from 'node:test';
import { runCommand } from './command.ts';
import { print, StageLog, withLog } from './print.ts';

test('a stage prints nothing until its turn, and then everything in order', async () => {
  let printed = '';
  const log = new StageLog((text) => {
    printed += text;
  });
  const echo = (text: string) =>
    runCommand(process.execPath, ['-e', `console.log('${text}')`], { live: true });
  await withLog(log, async () => {
    print('a line');
    await echo('a command');
    assert.equal(printed, '');
    log.open();
    print('a last line');
  });
  assert.equal(printed, 'a line\na command\na last line\n');
});
