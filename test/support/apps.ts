/** Installs the package into examples/frameworks and examples/servers as npm would publish it, builds the apps and tests them. */
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { installPackages } from '../../examples/install.ts';
import { type CommandResult, root, runCommand } from './command.ts';
import { findFiles } from './files.ts';
import { type Outcome, seconds } from './outcome.ts';
import { print } from './print.ts';
import { runAppTests } from './suites.ts';

const frameworks = join(root, 'examples', 'frameworks');
const servers = join(root, 'examples', 'servers');

const npm = (cwd: string, ...args: string[]): Promise<CommandResult> =>
  runCommand('npm', args, { cwd, env: { NEXT_TELEMETRY_DISABLED: '1' } });

/** By default npm waits minutes for a registry that does not answer. */
const impatient = ['--fetch-retries=1', '--fetch-retry-mintimeout=1000', '--fetch-timeout=60000'];

/** Skips the apps, and so their tests, if there is no network; CI must have them. */
export async function testApps(): Promise<Outcome> {
  for (const page of findFiles(['examples/frameworks'], /\/dist\/index\.html$/)) {
    rmSync(join(root, page, '..'), { recursive: true });
  }
  rmSync(join(servers, 'next', '.next'), { recursive: true, force: true });
  const installs = await Promise.all([
    step('install frameworks', install(frameworks)),
    step('install servers', install(servers)),
  ]);
  if (
    process.env['CI'] === undefined &&
    installs.some(({ output }) => /E(NOTFOUND|AI_AGAIN|CONN|TIMEDOUT|NETUNREACH)/.test(output))
  ) {
    print('skipped, with their tests: the npm registry cannot be reached');
    return { passed: 0, failed: 0 };
  }
  const failed = installs.filter(({ ok }) => !ok).length;
  if (failed > 0) return { passed: 0, failed };
  const results = await Promise.all([
    step('types', npm(frameworks, 'run', 'check')),
    step('build frameworks', npm(frameworks, 'run', 'build')),
    step('build Next.js', npm(servers, 'run', 'build', '--workspace', 'next')),
  ]);
  const broken = results.filter(({ ok }) => !ok).length;
  return broken > 0 ? { passed: 0, failed: broken } : runAppTests();
}

async function install(folder: string): Promise<CommandResult> {
  return installPackages(folder, impatient).then(
    () => ({ ok: true, output: '' }),
    ({ message, cause }: Error) => ({ ok: false, output: `${message}\n${String(cause)}` }),
  );
}

async function step(name: string, running: Promise<CommandResult>): Promise<CommandResult> {
  const started = performance.now();
  const result = await running;
  print(`${result.ok ? 'ok    ' : `${result.output.trimEnd()}\nFAILED`} ${name} (${seconds(started)})`);
  return result;
}
