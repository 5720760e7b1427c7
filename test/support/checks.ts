import * as layers from '../layers.ts';
import { type CommandResult, runCommand } from './command.ts';
import { checkLayers } from './layers.ts';
import { checkLockFiles } from './lock-file.ts';
import { type Outcome, seconds, sum } from './outcome.ts';
import { print } from './print.ts';
import { checkSizes } from './sizes.ts';
import { checkSyntax } from './syntax.ts';

export interface Check {
  readonly name: string;
  /** Why it is there or how to fix it, printed when it fails. */
  readonly hint: string;
  /** A failure is printed and does not fail the run. */
  readonly advisory?: true;
  run(): Promise<CommandResult>;
}

const command = (name: string, hint: string, program: string, ...args: string[]): Check => ({
  name,
  hint,
  // Otherwise `npm pack`, which some of them run, would rebuild dist/ while the others read it.
  run: () => runCommand(program, args, { env: { npm_config_ignore_scripts: 'true' } }),
});

const lint = (...flags: readonly string[]): Check =>
  command('lint', 'npm run lint; rules in .oxlintrc.json', 'oxlint', '--deny-warnings', ...flags);

/** The fast ones, which need the sources only. */
export const quickChecks: readonly Check[] = [
  command('format', 'run `npm run format`', 'biome', 'ci', '--colors=off'),
  command(
    'types',
    'tsc --noEmit',
    'tsc',
    '--noEmit',
    '--pretty',
    'false',
    // A second run needs a third of the time.
    '--incremental',
    '--tsBuildInfoFile',
    '.tmp/tsc.json',
  ),
  lint(),
  { name: 'layers', hint: 'who may import whom: test/layers.ts', run: () => checkLayers(layers) },
  {
    name: 'lock files',
    hint: 'delete the lock file and run `npm install`; versions whose platform packages the registry lacks cannot be used',
    run: () =>
      checkLockFiles(
        ['.', 'examples/frameworks', 'examples/servers', 'site'].map(
          (folder) => `${folder}/package-lock.json`,
        ),
      ),
  },
];

/** With the rules that need types, which take as long as all the others. */
export const sourceChecks: readonly Check[] = quickChecks.map((check) =>
  check.name === 'lint' ? lint('--type-aware') : check,
);

/** Those that need the built package. */
export const packageChecks: readonly Check[] = [
  command('dead code', 'unused files, exports and dependencies; .knip.json', 'knip', '--no-progress'),
  command('package shape', 'publint', 'publint', '--strict'),
  command(
    'published types',
    'are-the-types-wrong',
    'attw',
    '--pack',
    '.',
    '--profile',
    'esm-only',
    '--no-emoji',
    // Nothing imports the classic script.
    '--exclude-entrypoints',
    'embed.js',
  ),
  command(
    'types of an app',
    'test/types/published imports dist/types as an app does',
    'tsc',
    '--project',
    'test/types/published',
    '--pretty',
    'false',
  ),
  command('generated docs', 'run `npm run docs:generate`', 'tsx', 'docs/generate.ts', '--check'),
  {
    ...command(
      'translations',
      'shown in English until they are translated; npm publish refuses',
      'tsx',
      'build/missing-texts.ts',
    ),
    advisory: true,
  },
  {
    ...command(
      'addresses of the project',
      'npm publish refuses until they are set',
      'tsx',
      'build/placeholders.ts',
    ),
    advisory: true,
  },
  {
    name: 'syntax',
    hint: 'browsers of the Baseline in README do not know it; the build target is in rollup.config.mjs',
    run: checkSyntax,
  },
  { name: 'size', hint: 'budgets in .size-limit.json', run: checkSizes },
];

/** Runs the checks in parallel and prints them in order; each failure counts as a failed test. */
export async function runChecks(checks: readonly Check[]): Promise<Outcome> {
  const running = checks.map(async (check) => {
    const started = performance.now();
    const result = await check.run();
    return { check, result, took: seconds(started) };
  });
  const outcomes: Outcome[] = [];
  for (const each of running) {
    const { check, result, took } = await each;
    const failed = !result.ok && !check.advisory;
    print(`${failed ? 'FAILED' : result.ok ? 'ok    ' : 'note  '} ${check.name} (${took})`);
    if (!result.ok) print(`${result.output.trimEnd()}\n       ^ ${check.name}: ${check.hint}`);
    outcomes.push({ passed: 0, failed: failed ? 1 : 0 });
  }
  return sum(outcomes);
}
