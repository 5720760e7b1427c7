/** Installs the package into examples/frameworks, as npm would publish it, and builds the apps there. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { type CommandResult, root, runCommand } from './command.ts';
import { findFiles } from './files.ts';
import { type Outcome, seconds } from './outcome.ts';

const folder = join(root, 'examples', 'frameworks');
const npm = (...args: string[]): Promise<CommandResult> =>
  runCommand('npm', args, { cwd: folder, timeoutMs: 180_000 });

/** npm's own patience with a registry that does not answer is minutes long. */
const impatient = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--fetch-timeout=60000'];

/** Without network the apps, and their tests, are left out; CI must have them. */
export async function buildApps(): Promise<Outcome> {
  for (const page of findFiles(['examples/frameworks'], /\/dist\/index\.html$/)) {
    rmSync(join(root, page, '..'), { recursive: true });
  }
  // npm would keep the copy of an earlier build, whose version is the same.
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
    console.log('left out: the registry of npm cannot be reached, so their tests are skipped');
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
