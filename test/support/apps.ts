/** Installs the package into examples/frameworks as npm would publish it, and builds the apps. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type CommandResult, root, runCommand } from './command.ts';
import { findFiles } from './files.ts';
import { type Outcome, seconds } from './outcome.ts';

const folder = join(root, 'examples', 'frameworks');
const npm = (...args: string[]): Promise<CommandResult> =>
  runCommand('npm', args, { cwd: folder, timeoutMs: 180_000 });

/** By default npm waits minutes for a registry that does not answer. */
const impatient = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--fetch-timeout=60000'];

/** Skips the apps, and so their tests, if there is no network; CI must have them. */
export async function buildApps(): Promise<Outcome> {
  for (const page of findFiles(['examples/frameworks'], /\/dist\/index\.html$/)) {
    rmSync(join(root, page, '..'), { recursive: true });
  }
  // npm would keep the copy of an earlier build, because its version is the same.
  rmSync(join(folder, 'node_modules', 'auth-widget'), { recursive: true, force: true });
  const installed = await step(
    'install',
    npm('install', '--no-save', '--no-audit', '--no-fund', ...impatient),
  );
  if (
    !installed.ok &&
    process.env['CI'] === undefined &&
    /E(NOTFOUND|AI_AGAIN|CONN|TIMEDOUT|NETUNREACH)/.test(installed.output)
  ) {
    console.log('skipped, with their tests: the npm registry cannot be reached');
    return { passed: 0, failed: 0 };
  }
  if (!installed.ok) return { passed: 0, failed: 1 };
  const results = await Promise.all([step('types', npm('run', 'check')), step('build', npm('run', 'build'))]);
  return { passed: 0, failed: results.filter(({ ok }) => !ok).length };
}

async function step(name: string, running: Promise<CommandResult>): Promise<CommandResult> {
  const started = performance.now();
  const result = await running;
  console.log(`${result.ok ? 'ok    ' : `${result.output.trimEnd()}\nFAILED`} ${name} (${seconds(started)})`);
  return result;
}
