import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { npm } from '../build/npm.ts';

/**
 * Installs the packages of a folder, among them the package of this repository as npm would publish it.
 * @param options further options for npm
 * @throws Error if npm fails
 */
export async function installPackages(folder: string, options: readonly string[] = []): Promise<void> {
  // npm would keep the copy of an earlier build, because its version is the same.
  await rm(join(folder, 'node_modules', 'auth-widget'), { recursive: true, force: true });
  await npm(folder, ['install', '--no-save', '--no-audit', '--no-fund', ...options]);
}
