/**
 * Makes a release, ready to be pushed and published (CONTRIBUTING.md):
 *
 *   npm run release -- minor
 *
 * A failure leaves the files changed: `git checkout .` takes them back.
 */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { datedRelease } from './changelog.ts';
import { changedApi } from './publishing.ts';
import { readSizes, sizeTable } from './sizes.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const dist = join(root, 'dist');
const release = join(root, 'release');

const run = (program: string, ...args: readonly string[]): string =>
  execFileSync(program, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();

/** A hash of all files' names and bytes. */
function fingerprint(folder: string): string {
  const hash = createHash('sha256');
  for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
    const path = join(folder, name);
    if (statSync(path).isFile()) hash.update(`${name}\0`).update(readFileSync(path));
  }
  return hash.digest('hex');
}

function build(): string {
  run('npm', 'run', 'build');
  return fingerprint(dist);
}

const [kind] = process.argv.slice(2);
if (kind === undefined) throw new Error('which version? npm run release -- major, minor, patch or 1.2.3');
if (run('git', 'status', '--porcelain') !== '') throw new Error('commit or stash your changes first');

const changelogFile = join(root, 'CHANGELOG.md');
run('npm', 'version', kind, '--no-git-tag-version');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
const { changelog, notes } = datedRelease(
  readFileSync(changelogFile, 'utf8'),
  version,
  new Date().toISOString().slice(0, 10),
);
writeFileSync(changelogFile, changelog);
// The manifest and the reference name the version.
run('npm', 'run', 'docs:generate');

if (build() !== build()) throw new Error('two builds of the same sources differ: find out why');

mkdirSync(release, { recursive: true });
// `prepack` would build once more.
run('npm', 'pack', '--ignore-scripts', '--pack-destination', release);
run('npm', 'run', 'build:emulator');
run('npm', 'pack', './dist-emulator', '--pack-destination', release);
const tags = run('git', 'tag', '--list', 'v*', '--sort=-version:refname').split('\n').filter(Boolean);
const api =
  tags[0] === undefined ? [] : changedApi(run('git', 'diff', tags[0], '--', 'docs/project/api-report.md'));
const notesFile = join(release, `auth-widget-${version}.md`);
writeFileSync(
  notesFile,
  [
    notes,
    ...(api.length > 0 ? ['## API', `\`\`\`diff\n${api.join('\n')}\n\`\`\``] : []),
    '## Sizes',
    `\`\`\`text\n${sizeTable(readSizes(dist))}\n\`\`\``,
    '',
  ].join('\n\n'),
);
run('git', 'commit', '--all', '--message', `Release ${version}`);
run('git', 'tag', `v${version}`);
console.log(`${version} is committed and tagged. Its tarballs and notes are in ${release}.`);
