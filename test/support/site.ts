/** Builds the documentation site with the packages of its own lock file, and tests it. */
import { join } from 'node:path';
import { ensureChromium } from '../browser.ts';
import { type CommandResult, root, runCommand } from './command.ts';
import { type Outcome, seconds } from './outcome.ts';
import { print } from './print.ts';
import { runSiteTests } from './suites.ts';

const OFFLINE = /E(NOTFOUND|AI_AGAIN|CONN|TIMEDOUT|NETUNREACH)/;

/** Skips the site, and so its tests, if there is no network; CI must have it. */
export async function testSite(): Promise<Outcome> {
  const install = await step('install', 'npm', ['ci', '--no-audit', '--no-fund', '--prefer-offline'], 'site');
  if (!install.ok && process.env['CI'] === undefined && OFFLINE.test(install.output)) {
    print('skipped, with its tests: the npm registry cannot be reached');
    return { passed: 0, failed: 0 };
  }
  if (!install.ok) return { passed: 0, failed: 1 };
  const build = await step('build', 'npm', ['run', 'docs'], '.');
  if (!build.ok) return { passed: 0, failed: 1 };
  await ensureChromium();
  return runSiteTests();
}

async function step(
  name: string,
  program: string,
  args: readonly string[],
  folder: string,
): Promise<CommandResult> {
  const started = performance.now();
  const result = await runCommand(program, args, { cwd: join(root, folder), timeoutMs: 180_000 });
  print(`${result.ok ? 'ok    ' : `${result.output.trimEnd()}\nFAILED`} ${name} (${seconds(started)})`);
  return result;
}
