import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ensureChromium } from '../browser.ts';
import { engines, ensureEngine } from '../engines/engines.ts';
import { root, runCommand, scratch } from './command.ts';
import { findFiles } from './files.ts';
import { type Outcome, sum } from './outcome.ts';

interface Suite {
  readonly files: readonly string[];
  readonly command: readonly [program: string, ...args: string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** Where the suite's reporter leaves its counts. */
  readonly report: string;
  read(report: unknown): Outcome;
}

const tsx = ['--import', 'tsx'];

/**
 * Pure tests beside the sources, under Node's own runner. It gives each file a process, whose start takes longer than
 * most files' tests: so there is one process per core, which imports its share of them.
 */
export function runUnitTests(): Promise<Outcome> {
  const files = findFiles(
    ['src', 'elements', 'emulator', 'docs', 'build', 'test/bench', 'test/e2e', 'test/support'],
    /\.test\.tsx?$/,
  );
  mkdirSync(scratch, { recursive: true });
  const shares = Array.from({ length: availableParallelism() }, (_, share) => {
    const imports = files.filter((_file, index) => index % availableParallelism() === share);
    const path = join(scratch, `unit-${share + 1}.mjs`);
    writeFileSync(path, imports.map((file) => `import ${JSON.stringify(join(root, file))};\n`).join(''));
    return path;
  });
  return runNodeTests(shares, 'unit.json');
}

function runNodeTests(files: readonly string[], reportName: string): Promise<Outcome> {
  const report = join(scratch, reportName);
  return runSuite({
    files,
    command: [
      'node',
      ...tsx,
      '--test',
      // Node's default leaves one core idle, which on a machine with two is half of them.
      `--test-concurrency=${availableParallelism()}`,
      '--test-reporter=spec',
      '--test-reporter-destination=stdout',
      '--test-reporter=./test/support/count-reporter.mjs',
      `--test-reporter-destination=${report}`,
      ...files,
    ],
    report,
    read(counts) {
      const { pass = 0, fail = 0, cancelled = 0 } = counts as Partial<Record<string, number>>;
      return { passed: pass, failed: fail + cancelled };
    },
  });
}

/** Tests that run inside the page, driving the built elements. */
export async function runBrowserTests(): Promise<Outcome> {
  await ensureChromium();
  const report = join(scratch, 'browser.json');
  const runner = 'node_modules/@web/test-runner/dist/bin.js';
  return runSuite({
    files: findFiles(['test/harness'], /\.test\.tsx?$/),
    command: ['node', ...tsx, runner, '--config', 'test/web-test-runner.config.mjs'],
    env: { TEST_REPORT: report },
    report,
    read: (counts) => counts as Outcome,
  });
}

/** Tests of whole pages from outside: the contract and the journeys of a visitor. */
export async function runPageTests(): Promise<Outcome> {
  await ensureChromium();
  const report = join(scratch, 'pages.json');
  return runSuite({
    files: findFiles(['test/contract', 'test/e2e', 'test/visual'], /\.spec\.ts$/),
    command: ['playwright', 'test', '--config', 'test/playwright.config.ts'],
    env: { TEST_REPORT: report },
    report,
    read(json) {
      const { stats, errors } = json as {
        stats: { expected: number; unexpected: number; flaky: number };
        errors: readonly unknown[];
      };
      // A test that passed only at the second try is flaky, and counts as failed.
      return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
    },
  });
}

/** The smoke tests in the engines that the machine has besides Chromium, side by side. */
export async function runEngineTests(): Promise<Outcome> {
  const files: string[] = [];
  let failures = 0;
  for (const [name, engine] of Object.entries(engines)) {
    const state = await ensureEngine(engine);
    if (state === 'there') files.push(`test/engines/${name}.test.ts`);
    if (state === 'failed') failures += 1;
  }
  const ran = files.length > 0 ? await runNodeTests(files, 'engines.json') : { passed: 0, failed: 0 };
  return sum([ran, { passed: 0, failed: failures }]);
}

/** A suite fails, whatever its runner says, when it leaves no report or ran none of its files. */
async function runSuite({ files, command, env, report, read }: Suite): Promise<Outcome> {
  if (files.length === 0) return failed('there is no test file');
  mkdirSync(scratch, { recursive: true });
  rmSync(report, { force: true });
  const [program, ...args] = command;
  const { ok } = await runCommand(program, args, { live: true, timeoutMs: 1_800_000, ...(env && { env }) });
  const outcome = readOutcome(report, read);
  if (outcome === undefined) return failed(`${program} ended without a report`);
  if (outcome.passed + outcome.failed === 0) return failed(`none of ${files.length} test files ran a test`);
  if (!ok && outcome.failed === 0) return failed(`${program} failed outside of its tests`, outcome);
  return outcome;
}

function readOutcome(report: string, read: (report: unknown) => Outcome): Outcome | undefined {
  try {
    return read(JSON.parse(readFileSync(report, 'utf8')));
  } catch {
    return undefined;
  }
}

function failed(reason: string, { passed }: Pick<Outcome, 'passed'> = { passed: 0 }): Outcome {
  console.log(`FAILED ${reason}`);
  return { passed, failed: 1 };
}
