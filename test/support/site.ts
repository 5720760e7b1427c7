/** Builds the documentation site with the packages of its own lock file, and tests it. */
import { runCommand } from './command.ts';
import { type Outcome, seconds } from './outcome.ts';
import { print } from './print.ts';
import { runSiteTests } from './suites.ts';

const OFFLINE = /E(NOTFOUND|AI_AGAIN|CONN|TIMEDOUT|NETUNREACH)/;

/** Skips the site, and so its tests, if there is no network; CI must have it. */
export async function testSite(): Promise<Outcome> {
  const started = performance.now();
  const { ok, output } = await runCommand('npm', ['run', 'docs:build']);
  if (!ok && process.env['CI'] === undefined && OFFLINE.test(output)) {
    print('skipped, with its tests: the npm registry cannot be reached');
    return { passed: 0, failed: 0 };
  }
  print(`${ok ? 'ok    ' : `${output.trimEnd()}\nFAILED`} build (${seconds(started)})`);
  if (!ok) return { passed: 0, failed: 1 };
  return runSiteTests();
}
