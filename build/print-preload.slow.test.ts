import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('print-preload.ts', import.meta.url));

for (const [option, status] of [
  ['--help', 0],
  ['--products=opt', 2],
] as const)
  test(`exits with ${status} after ${option}`, () =>
    assert.equal(spawnSync(process.execPath, ['--import', 'tsx', main, option]).status, status));
