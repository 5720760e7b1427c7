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
import { changedApi, scriptTag, withScriptTag } from './publishing.ts';
import { fingerprint, writeReleaseFiles } from './release-files.ts';
import { readSizes, sizeTable } from './sizes.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const dist = join(root, 'dist');
const release = join(root, 'release');

const run = (program: string, ...args: readonly string[]): string =>
  execFileSync(program, args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] }).trim();
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

function build(): string {
  run('npm', 'run', 'build');
  return fingerprint(dist);
}

const [kind, ...more] = process.argv.slice(2);
if (kind === undefined || more.length > 0)
  throw new Error('which version? npm run release -- major, minor, patch or 1.2.3; or --dry-run');
const isDryRun = kind === '--dry-run';
if (!isDryRun) {
  if (run('git', 'status', '--porcelain') !== '') throw new Error('commit or stash your changes first');
  run('npm', 'version', kind, '--no-git-tag-version');
}

const { version } = JSON.parse(read('package.json')) as { version: string };
const { changelog, notes } = datedRelease(
  read('CHANGELOG.md'),
  version,
  new Date().toISOString().slice(0, 10),
);
if (!isDryRun) {
  writeFileSync(join(root, 'CHANGELOG.md'), changelog);
  // The manifest and the reference name the version.
  run('npm', 'run', 'docs:generate');
}

const built = build();
if (!isDryRun && built !== build()) throw new Error('two builds of the same sources differ: find out why');

const integrity = JSON.parse(read('dist/integrity.json')) as Readonly<Record<'auth-widget.js', string>>;
const tag = scriptTag(version, integrity['auth-widget.js']);
if (!isDryRun) writeFileSync(join(root, 'README.md'), withScriptTag(read('README.md'), tag));

writeReleaseFiles(release, dist, () => {
  // `prepack` would build once more.
  run('npm', 'pack', '--ignore-scripts', '--pack-destination', release);
  run('npm', 'run', 'build:emulator');
  run('npm', 'pack', './dist-emulator', '--pack-destination', release);
});
const tags = run('git', 'tag', '--list', 'v*', '--sort=-version:refname').split('\n').filter(Boolean);
const api =
  tags[0] === undefined ? [] : changedApi(run('git', 'diff', tags[0], '--', 'docs/project/api-report.md'));
writeFileSync(
  join(release, `auth-widget-${version}.md`),
  [
    notes,
    `## To paste\n\n\`\`\`html\n${tag}\n\`\`\``,
    ...(api.length > 0 ? ['## API', `\`\`\`diff\n${api.join('\n')}\n\`\`\``] : []),
    '## Sizes',
    `\`\`\`text\n${sizeTable(readSizes(dist))}\n\`\`\``,
    '',
  ].join('\n\n'),
);
if (!isDryRun) {
  run('git', 'commit', '--all', '--message', `Release ${version}`);
  run('git', 'tag', `v${version}`);
}
console.log(`${isDryRun ? 'Dry run: nothing is committed or tagged' : `${version} is committed and tagged`}. In ${release}:

${read('release/SHA256SUMS')}
From npm, once it is published there:

${tag}

From a server of your own, with dist.zip unpacked to /auth-widget/:

<script type="module" src="/auth-widget/auth-widget.js"></script>

In a project with a bundler:

npm install ${join(release, `auth-widget-${version}.tgz`)}`);
