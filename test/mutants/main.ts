/**
 * Tells how many mistakes `npm run check` would notice: `npm run mutants`. Makes one mistake at a time in a copy of the sources, asks the
 * unit tests beside that file that import it and the compiler, and if these notice nothing, all quick unit tests. A sample by a seed;
 * `--only src/shell/redirect` narrows it.
 */
import { existsSync, mkdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import fc from 'fast-check';
import { root, runCommand, scratch } from '../support/command.ts';
import { type Mutation, mutationsOf } from './mutations.ts';

/** ms. A mistake may make a loop endless. */
const TIMEOUT = 120_000;

const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '100' },
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
  },
});

const { output } = await runCommand('git', ['ls-files', '--cached', '--others', '--exclude-standard']);

/** As they are now: they may be edited while this runs. */
const files: ReadonlyMap<string, Buffer> = new Map(
  output
    .trim()
    .split('\n')
    .filter((file) => existsSync(join(root, file)))
    .map((file) => [file, readFileSync(join(root, file))]),
);

const textOf = (file: string): string => String(files.get(file));

/** A copy of the sources to make mistakes in. */
function copySources(index: number): string {
  const copy = join(scratch, `mutants-${index}`);
  rmSync(copy, { recursive: true, force: true });
  for (const [file, content] of files) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    writeFileSync(join(copy, file), content);
  }
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'), 'junction');
  return copy;
}

const isSource = (file: string): boolean => /^(src|elements|emulator)\/.*\.tsx?$/.test(file);
const tests = [...files.keys()].filter((file) => isSource(file) && /\.test\.tsx?$/.test(file));
const sources = [...files.keys()].filter(
  (file) => isSource(file) && !/(\.test|\.d|\/test-client)\.tsx?$/.test(file) && file.startsWith(values.only),
);

/** The tests beside a file that import it. */
const testsFor = (file: string): readonly string[] =>
  tests.filter(
    (test) =>
      dirname(test) === dirname(file) &&
      // A type of it tests nothing.
      new RegExp(`^(?!import type ).*'\\./${basename(file)}'`, 'm').test(textOf(test)),
  );

/** In one process, as `npm run test:unit` does. */
async function pass(copy: string, files: readonly string[]): Promise<boolean> {
  const entry = join(copy, 'mutants.mjs');
  writeFileSync(entry, files.map((file) => `import ${JSON.stringify(join(copy, file))};\n`).join(''));
  return (await runCommand('node', ['--import', 'tsx', entry], { cwd: copy, timeoutMs: TIMEOUT })).ok;
}

/** Whether the compiler takes the copy. That code cannot be reached tells nothing: some mistakes are `if (true)`. */
async function compiles(copy: string): Promise<boolean> {
  const args = ['--incremental', '--tsBuildInfoFile', 'mutants.tsbuildinfo', '--allowUnreachableCode'];
  return (await runCommand('tsc', args, { cwd: copy })).ok;
}

let lastRun: Promise<unknown> = Promise.resolve();

/** Whether the tests of `npm run check` pass. One run at a time: on a machine that is too busy, some would fail anyway. */
async function allPass(copy: string): Promise<boolean> {
  const entry = join(copy, 'mutants.ts');
  const run = lastRun.then(() => {
    writeFileSync(
      entry,
      `import { QUICK_TESTS, runUnitTests } from './test/support/suites.ts';
process.exitCode = (await runUnitTests(QUICK_TESTS)).failed;`,
    );
    return runCommand('tsx', [entry], { cwd: copy, timeoutMs: 10 * TIMEOUT });
  });
  lastRun = run;
  const { ok } = await run;
  rmSync(entry);
  return ok;
}

const sound = new Map<string, Promise<boolean>>();

/** Whether tests pass without a mistake: otherwise they would notice anything. */
function areSound(copy: string, files: readonly string[]): Promise<boolean> {
  const key = files.join();
  const running = sound.get(key) ?? pass(copy, files);
  sound.set(key, running);
  return running;
}

type Outcome = 'found' | 'not found' | 'skipped, since its tests fail as it is';

async function tryOut(copy: string, { file, source }: Mutation): Promise<Outcome> {
  if (!(await areSound(copy, testsFor(file)))) return 'skipped, since its tests fail as it is';
  writeFileSync(join(copy, file), source);
  try {
    const isHidden = (await pass(copy, testsFor(file))) && (await compiles(copy)) && (await allPass(copy));
    return isHidden ? 'not found' : 'found';
  } finally {
    writeFileSync(join(copy, file), textOf(file));
  }
}

const tested = sources.filter((file) => testsFor(file).length > 0);
const all = tested.flatMap((file) => mutationsOf(file, textOf(file)));
const size = Math.min(Number(values.count), all.length);
const [sample = []] = fc.sample(fc.shuffledSubarray([...all], { minLength: size, maxLength: size }), {
  seed: Number(values.seed),
  numRuns: 1,
});
console.log(
  `${sample.length} of ${all.length} mistakes, seed ${values.seed}; ${sources.length - tested.length} of ${sources.length} files have no unit test of theirs beside them`,
);

const queue = [...sample];
const counts = { found: 0, missed: 0 };
const oneLine = (text: string): string => text.replaceAll(/\s+/g, ' ');
const lanes = Array.from({ length: availableParallelism() }, async (_, index) => {
  const copy = copySources(index);
  if (!(await compiles(copy)) || !(await allPass(copy)))
    throw new Error('The sources do not pass as they are.');
  for (let next = queue.shift(); next; next = queue.shift()) {
    const outcome = await tryOut(copy, next);
    if (outcome === 'found') counts.found += 1;
    else
      console.log(
        `${outcome}: ${next.file}:${next.line}  ${oneLine(next.before)}  ->  ${oneLine(next.after)}`,
      );
    if (outcome === 'not found') counts.missed += 1;
  }
  rmSync(copy, { recursive: true, force: true });
});
await Promise.all(lanes);
const tried = counts.found + counts.missed;
console.log(
  `\n${counts.found} of ${tried} found: ${Math.round((100 * counts.found) / Math.max(1, tried))} %`,
);
