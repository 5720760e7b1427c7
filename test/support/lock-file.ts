/**
 * Holds lock files against npm's habit of leaving out the optional dependencies of other platforms: `npm ci` then fails
 * everywhere, or macOS and Windows get no rollup, biome and oxlint.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CommandResult, root } from './command.ts';

interface LockedPackage {
  readonly optionalDependencies?: Readonly<Record<string, string>>;
}

export type LockedPackages = Readonly<Record<string, LockedPackage>>;

/** True if `name`, as seen from the package at `path`, is locked there or in a folder above it. */
function isLocked(packages: LockedPackages, path: string, name: string): boolean {
  for (let folder = path; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    const prefix = folder === '' ? '' : `${folder}/`;
    if (`${prefix}node_modules/${name}` in packages) return true;
    if (folder === '') return false;
  }
}

/** Optional dependencies of locked packages that are not locked themselves, as `name (of package)`. */
function unlockedDependencies(packages: LockedPackages): string[] {
  return Object.entries(packages).flatMap(([path, { optionalDependencies = {} }]) =>
    Object.keys(optionalDependencies)
      .filter((name) => !isLocked(packages, path, name))
      .map((name) => `${name} (of ${path})`),
  );
}

export async function checkLockFiles(paths: readonly string[]): Promise<CommandResult> {
  const missing = paths.flatMap((path) => {
    const { packages } = JSON.parse(readFileSync(join(root, path), 'utf8')) as { packages: LockedPackages };
    const count = Object.keys(packages).length;
    if (count < 2) return [`${path} locks no package`];
    return unlockedDependencies(packages).map((dependency) => `${path} lacks ${dependency}`);
  });
  return { ok: missing.length === 0, output: missing.join('\n') };
}
