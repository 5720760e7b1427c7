/**
 * Runs the tests and ends with a line `N passed, N failed`. With `verify`, it runs details and what is around the package: apps, the site,
 * other engines; with the name of a part (`check`, `unit`, `browser`, `apps`, `site`, `e2e`, `engines`, `managers`, `cms`), only that.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { testApps } from './support/apps.ts';
import { packageChecks, quickChecks, runChecks, sourceChecks } from './support/checks.ts';
import { root, runCommand } from './support/command.ts';
import { testInFreshFolder } from './support/fresh-folder.ts';
import { heading, type Outcome, seconds, sum } from './support/outcome.ts';
import { print, StageLog, withLog } from './support/print.ts';
import { testSite } from './support/site.ts';
import {
  runBrowserTests,
  runCmsTests,
  runEngineTests,
  runManagerTests,
  runPageTests,
  runUnitTests,
} from './support/suites.ts';

interface Stage {
  readonly title: string;
  /** Tests what is in dist/. */
  readonly needsBuild?: boolean;
  run(): Promise<Outcome>;
}

const sources: Stage = { title: 'sources', run: () => runChecks(sourceChecks) };
const unit: Stage = { title: 'unit tests (node:test)', run: () => runUnitTests('usual') };
const rareUnit: Stage = { title: unit.title, run: () => runUnitTests('verify') };
const allUnit: Stage = { title: unit.title, run: () => runUnitTests('all') };
const quickSources: Stage = { title: sources.title, run: () => runChecks(quickChecks) };
const quickUnit: Stage = { title: unit.title, run: () => runUnitTests('quick') };
const build: Stage = { title: 'build', run: runBuild };
const contents: Stage = { title: 'package', needsBuild: true, run: () => runChecks(packageChecks) };
const apps: Stage = { title: 'apps of frameworks', needsBuild: true, run: testApps };
const fresh: Stage = { title: 'packages in a fresh folder', needsBuild: true, run: testInFreshFolder };
const site: Stage = { title: 'documentation site', needsBuild: true, run: testSite };
const browser: Stage = { title: 'tests in the browser', needsBuild: true, run: runBrowserTests };
const pages: Stage = { title: 'tests of pages', needsBuild: true, run: () => runPageTests('pages') };
const details: Stage = { title: 'details of pages', needsBuild: true, run: () => runPageTests('details') };
const others: Stage = { title: 'other engines', needsBuild: true, run: runEngineTests };

const savers: Stage = { title: 'password managers', needsBuild: true, run: runManagerTests };
const fuzzing: Stage = { title: 'fuzzing', run: runFuzzer };
const cms: Stage = { title: 'content management systems', needsBuild: true, run: runCmsTests };

/** Stages that run one after another. */
type Lane = readonly Stage[];
/** Lanes that run side by side. */
type Phase = readonly Lane[];

/** What waits for the network or keeps one core busy has company, as far as it does not need what that makes. */
const all: readonly Phase[] = [[[sources]], [[unit], [build]], [[contents, browser], [pages]]];

/** What a change seldom breaks, against the dist/ of the last build. */
const around: readonly Phase[] = [
  [[details], [rareUnit]],
  [[apps], [fresh, site]],
  [[others], [savers]],
  [[cms], [fuzzing]],
];

const plans: Readonly<Record<string, readonly Phase[]>> = {
  all,
  verify: around,
  check: [[[quickSources], [quickUnit]]],
  unit: [[[allUnit]]],
  // These test the dist/ that exists: run `npm run build` first.
  browser: [[[browser]]],
  apps: [[[apps, fresh]]],
  site: [[[site]]],
  e2e: [[[pages]], [[details]]],
  engines: [[[others]]],
  managers: [[[savers]]],
  cms: [[[cms]]],
};

const entry = join(root, 'dist', 'auth-widget.js');

async function runBuild(): Promise<Outcome> {
  const { ok } = await runCommand('npm', ['run', 'build'], { live: true });
  print(ok ? 'ok     build' : 'FAILED build');
  return { passed: 0, failed: ok ? 0 : 1 };
}

async function runFuzzer(): Promise<Outcome> {
  // What CI says depends on the change, and not on luck.
  const seed = process.env['CI'] === undefined ? [] : ['--seed', '1'];
  const { ok, output } = await runCommand('tsx', ['test/fuzz/main.ts', ...seed]);
  print(output.trimEnd());
  const passed = Number(/(\d+) passed, \d+ failed\s*$/.exec(output)?.[1] ?? 0);
  return { passed, failed: ok ? 0 : 1 };
}

async function runStage(stage: Stage): Promise<Outcome> {
  heading(stage.title);
  const started = performance.now();
  try {
    return await stage.run();
  } catch (error) {
    print(`FAILED ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`);
    return { passed: 0, failed: 1 };
  } finally {
    print(`--- ${stage.title}: ${seconds(started)}`);
  }
}

type Outcomes = ReadonlyMap<Stage, Outcome>;

/** Runs a phase, and prints its stages in the order in which they are listed. */
async function runPhase(phase: Phase, before: Outcomes): Promise<Outcomes> {
  const isUnbuilt = (before.get(build)?.failed ?? 0) > 0;
  const lanes = phase.map((lane) => {
    let last: Promise<unknown> = Promise.resolve();
    return lane.map((stage) => {
      const log = new StageLog();
      const running = last.then(() => withLog(log, () => runUnlessUnbuilt(stage, isUnbuilt)));
      last = running;
      return { stage, log, running };
    });
  });
  const outcomes = new Map(before);
  for (const { stage, log, running } of lanes.flat()) {
    log.open();
    outcomes.set(stage, await running);
  }
  return outcomes;
}

async function runUnlessUnbuilt(stage: Stage, isUnbuilt: boolean): Promise<Outcome> {
  if (!stage.needsBuild || !isUnbuilt) return runStage(stage);
  print(`\nFAILED ${stage.title}: not run, since the build failed`);
  return { passed: 0, failed: 1 };
}

async function main(name: string): Promise<void> {
  const plan = plans[name];
  if (plan === undefined) throw new Error(`no such part: ${name} (${Object.keys(plans).join(', ')})`);
  const stages = plan.flat(2);
  if (!stages.includes(build) && stages.some(({ needsBuild }) => needsBuild) && !existsSync(entry)) {
    throw new Error(`${entry} is missing: npm run build`);
  }
  let outcomes: Outcomes = new Map();
  for (const phase of plan) outcomes = await runPhase(phase, outcomes);
  heading('summary');
  for (const [{ title }, { passed, failed, remarks = [] }] of outcomes) {
    print(`${failed > 0 ? 'FAILED' : 'ok    '} ${title}${passed > 0 ? `: ${passed} passed` : ''}`);
    for (const remark of remarks) print(`       ${remark}`);
  }
  const { passed, failed } = sum([...outcomes.values()]);
  process.exitCode = failed > 0 ? 1 : 0;
  print(`\n${passed} passed, ${failed} failed`);
}

await main(process.argv[2] ?? 'all');
