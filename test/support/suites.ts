import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { ensureChromium, findHeadlessChromium } from '../browser.ts';
import { systems } from '../cms/systems.ts';
import { engines, ensureInstalled, findPrograms, type Installable } from '../engines/engines.ts';
import { managers } from '../managers/managers.ts';
import { runCommand, scratch } from './command.ts';
import { findFiles } from './files.ts';
import { type Outcome, sum } from './outcome.ts';
import { print } from './print.ts';
import { readNodeReport, readPlaywrightReport } from './reports.ts';
import { bundleTests } from './unit-bundle.ts';

interface Suite {
  readonly files: readonly string[];
  readonly command: readonly [program: string, ...args: string[]];
  readonly env?: Readonly<Record<string, string>>;
  /** The file to which the suite's reporter writes its counts. */
  readonly report: string;
  read(report: unknown): Outcome;
}

const tsx = ['--import', 'tsx'];

const UNIT_TESTS = {
  all: /\.test\.tsx?$/,
  /** Without `*.slow.test.ts`, which start a process or take longer than half a second. */
  quick: /(?<!\.slow|\.verify)\.test\.tsx?$/,
  usual: /(?<!\.verify)\.test\.tsx?$/,
  /** Seconds of what a change seldom breaks. */
  verify: /\.verify\.test\.tsx?$/,
} as const;

/**
 * The tests beside the sources, with Node's own runner. It starts a process for each file, which takes longer than most
 * files' tests, so that each core gets one file with its share of them.
 */
export async function runUnitTests(kind: keyof typeof UNIT_TESTS): Promise<Outcome> {
  const files = findFiles(
    ['src', 'elements', 'emulator', 'examples', 'docs', 'build', 'test/bench', 'test/e2e', 'test/support'],
    UNIT_TESTS[kind],
  );
  const bundles = await bundleTests(files, availableParallelism());
  return runNodeTests(bundles, 'unit.json', ['--enable-source-maps']);
}

function runNodeTests(
  files: readonly string[],
  reportName: string,
  flags: readonly string[] = tsx,
): Promise<Outcome> {
  const report = join(scratch, reportName);
  return runSuite({
    files,
    command: [
      'node',
      ...flags,
      '--test',
      // Node's default leaves a core idle, which is half of a machine with two.
      `--test-concurrency=${availableParallelism()}`,
      '--test-reporter=spec',
      '--test-reporter-destination=stdout',
      '--test-reporter=./test/support/count-reporter.mjs',
      `--test-reporter-destination=${report}`,
      ...files,
    ],
    report,
    read: readNodeReport,
  });
}

/** Tests of the built elements that run in the page itself. */
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

/** Tests of whole pages from outside: what visitors do, or the details that a change seldom breaks. */
export async function runPageTests(project: 'pages' | 'details'): Promise<Outcome> {
  if ((await ensureChromium()) === findHeadlessChromium()) {
    print('(about twice as fast with a headless shell, on Debian the package chromium-headless-shell)');
  }
  return runPlaywright('test', project, ['--project', project]);
}

/** Tests of the apps that are built in examples. */
export const runAppTests = (): Promise<Outcome> => runPlaywright('test/apps', 'apps');

/** Tests of the documentation site that is in dist-site/. */
export const runSiteTests = (): Promise<Outcome> => runPlaywright('test/site', 'site');

/**
 * @param home the folder of the configuration
 * @param name of the report
 */
async function runPlaywright(home: string, name: string, flags: readonly string[] = []): Promise<Outcome> {
  await ensureChromium();
  const report = join(scratch, `${name}.json`);
  return runSuite({
    files: findFiles([home], /\.spec\.ts$/),
    command: ['playwright', 'test', '--config', `${home}/playwright.config.ts`, ...flags],
    env: { TEST_REPORT: report },
    report,
    read: readPlaywrightReport,
  });
}

/** The smoke tests in the other engines of this machine, in parallel. */
export const runEngineTests = (): Promise<Outcome> => runInstalled(engines, 'engines');

/** What the password managers of this machine's browsers do, in parallel. */
export const runManagerTests = (): Promise<Outcome> =>
  // Node has WebSocket from version 22 on without the flag.
  runInstalled(managers, 'managers', ['--experimental-websocket']);

/** What the content management systems of this machine make of the snippets. They are too large for CI to install. */
export async function runCmsTests(): Promise<Outcome> {
  const installed = Object.entries(systems).filter(([, system]) => {
    const isThere = findPrograms(system) !== undefined;
    if (!isThere) print(`SKIPPED ${system.name}: not installed; ${system.install}`);
    return isThere;
  });
  if (installed.length === 0) return { passed: 0, failed: 0 };
  await ensureChromium();
  return runNodeTests(
    installed.map(([name]) => `test/cms/${name}.test.ts`),
    'cms.json',
  );
}

/**
 * Runs the tests of what is installed.
 * @param all by the name of the test file
 * @param folder of the test files, and name of the report
 */
async function runInstalled(
  all: Readonly<Record<string, Installable>>,
  folder: string,
  flags: readonly string[] = [],
): Promise<Outcome> {
  const files: string[] = [];
  let failures = 0;
  for (const [name, wanted] of Object.entries(all)) {
    const state = await ensureInstalled(wanted);
    if (state === 'there') files.push(`test/${folder}/${name}.test.ts`);
    if (state === 'failed') failures += 1;
  }
  const ran =
    files.length > 0
      ? await runNodeTests(files, `${folder}.json`, [...tsx, ...flags])
      : { passed: 0, failed: 0 };
  return sum([ran, { passed: 0, failed: failures }]);
}

/** A suite without a report or without tests fails, whatever its runner says. */
async function runSuite({ files, command, env, report, read }: Suite): Promise<Outcome> {
  if (files.length === 0) return failed('no test files found');
  mkdirSync(scratch, { recursive: true });
  rmSync(report, { force: true });
  const [program, ...args] = command;
  const { ok } = await runCommand(program, args, { live: true, ...(env && { env }) });
  const outcome = readOutcome(report, read);
  if (outcome === undefined) return failed(`${program} wrote no report`);
  if (outcome.passed + outcome.failed === 0)
    return failed(`${files.length} test files without a single test`);
  if (!ok && outcome.failed === 0) return failed(`${program} failed outside of the tests`, outcome);
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
  print(`FAILED ${reason}`);
  return { passed, failed: 1 };
}
