import { execFile } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const TIMEOUT_MS = 180_000;

/**
 * Installs the packages of a folder, among them the package of this repository as npm would publish it.
 * @param options further options for npm
 * @throws Error with npm's output
 */
export async function installPackages(folder: string, options: readonly string[] = []): Promise<void> {
  // npm would keep the copy of an earlier build, because its version is the same.
  await rm(join(folder, 'node_modules', 'auth-widget'), { recursive: true, force: true });
  const install = ['install', '--no-save', '--no-audit', '--no-fund', ...options];
  // On Windows, npm is a .cmd file, which only a shell can start.
  const shell = process.platform === 'win32';
  await promisify(execFile)('npm', install, { cwd: folder, timeout: TIMEOUT_MS, shell });
}
