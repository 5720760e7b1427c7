import { join } from 'node:path';
import { readSizes, sizeTable, tooHeavy } from '../../build/sizes.ts';
import { type CommandResult, root, runCommand } from './command.ts';
import { print } from './print.ts';

/** Budgets: sums in .size-limit.json, each chunk's own in build/sizes.ts; the table shows what each chunk weighs. */
export async function checkSizes(): Promise<CommandResult> {
  const sizes = readSizes(join(root, 'dist'));
  print(sizeTable(sizes));
  const faults = tooHeavy(sizes);
  const sums = await runCommand('size-limit', []);
  return { ok: sums.ok && faults.length === 0, output: [...faults, sums.output].join('\n') };
}
