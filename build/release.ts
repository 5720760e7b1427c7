/**
 * Makes a release, ready to be pushed and published (CONTRIBUTING.md), or only its files, of the version that package.json names:
 *
 *   npm run release -- minor
 *   npm run release -- --dry-run
 *
 * A failure leaves the files changed: `git checkout .` takes them back.
 */
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { datedRelease } from './changelog.ts';
import { linesToPaste, releaseNotes, scriptTag, withScriptTag } from './publishing.ts';
import { archiveOf, writeReleaseFiles } from './release-files.ts';
import { readSizes, sizeTable } from './sizes.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const dist = join(root, 'dist');
const release = join(root, 'release');

const run = (program: string, ...args: readonly string[]): string =>
  execFileSync(program, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

function build(): Uint8Array {
  run('npm', 'run', 'build');
  return archiveOf(dist);
}

const readVersion = (): string => (JSON.parse(read('package.json')) as { version: string }).version;
const unreleased = () =>
  datedRelease(read('CHANGELOG.md'), readVersion(), new Date().toISOString().slice(0, 10));

/** @returns the notes of the new version */
function startVersion(kind: string): string {
  if (run('git', 'status', '--porcelain') !== '') throw new Error('commit or stash your changes first');
  run('npm', 'version', kind, '--no-git-tag-version');
  const { changelog, notes } = unreleased();
  writeFileSync(join(root, 'CHANGELOG.md'), changelog);
  // The manifest and the reference name the version.
  run('npm', 'run', 'docs:generate');
  return notes;
}

const [kind, ...more] = process.argv.slice(2);
if (kind === undefined || more.length > 0)
  throw new Error('which version? npm run release -- major, minor, patch or 1.2.3; or --dry-run');
const isDryRun = kind === '--dry-run';
const changes = isDryRun ? unreleased().notes : startVersion(kind);
const version = readVersion();
const built = build();
const integrity = JSON.parse(read('dist/integrity.json')) as Readonly<Record<'auth-widget.js', string>>;
if (!isDryRun) {
  if (!Buffer.from(built).equals(build()))
    throw new Error('two builds of the same sources differ: find out why');
  writeFileSync(
    join(root, 'README.md'),
    withScriptTag(read('README.md'), scriptTag(version, integrity['auth-widget.js'])),
  );
}

writeReleaseFiles(release, built, () => {
  // `prepack` would build once more.
  run('npm', 'pack', '--silent', '--ignore-scripts', '--pack-destination', release);
  run('npm', 'run', 'build:emulator');
  run('npm', 'pack', './dist-emulator', '--silent', '--pack-destination', release);
});
const toPaste = linesToPaste(version, integrity['auth-widget.js']);
writeFileSync(
  join(release, `auth-widget-${version}.md`),
  releaseNotes(toPaste, changes, sizeTable(readSizes(dist))),
);
if (!isDryRun) {
  run('git', 'commit', '--all', '--message', `Release ${version}`);
  run('git', 'tag', `v${version}`);
}
const outcome = isDryRun ? 'Nothing is committed or tagged' : `${version} is committed and tagged`;
console.log(`${outcome}. The files are in ${release}:\n\n${read('release/SHA256SUMS')}\n${toPaste}`);
