/**
 * Installs Ghost for the tests, which takes minutes and half a gigabyte: npm compiles what has no binaries for this machine.
 * Ghost's own installer refuses to run as root.
 */
import { execFile } from 'node:child_process';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ghostFolder, ghostVersion } from './ghost.ts';

const run = promisify(execFile);

await rm(ghostFolder, { recursive: true, force: true });
await mkdir(ghostFolder, { recursive: true });
await run('npm', ['pack', `ghost@${ghostVersion}`], { cwd: ghostFolder });
await run('tar', ['xzf', `ghost-${ghostVersion}.tgz`], { cwd: ghostFolder });
const cwd = join(ghostFolder, 'package');
const manifest = join(cwd, 'package.json');
// npm looks up packages for development, too, and one of them is on GitHub only.
const { devDependencies: _, ...kept } = JSON.parse(await readFile(manifest, 'utf8')) as Record<
  string,
  unknown
>;
await writeFile(manifest, JSON.stringify(kept));
await run('npm', ['install', '--no-audit', '--no-fund', '--legacy-peer-deps'], { cwd });
