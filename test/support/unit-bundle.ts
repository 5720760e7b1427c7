import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Loader, type Plugin } from 'esbuild';
import { root, scratch } from './command.ts';

const folder = join(scratch, 'unit');

/** Files find others beside themselves, and not beside the bundle. */
const ownUrl: Plugin = {
  name: 'own-url',
  setup({ onLoad }) {
    onLoad({ filter: /\.(?:tsx?|mjs)$/ }, ({ path }) => ({
      contents: readFileSync(path, 'utf8').replaceAll(
        'import.meta.url',
        JSON.stringify(pathToFileURL(path).href),
      ),
      loader: extname(path).slice(1).replace('mjs', 'js') as Loader,
    }));
  },
};

const pathOf = (file: string): string => JSON.stringify(join(root, file));

/**
 * Bundles tests for Node, which takes some 10 s for so many modules if a loader compiles each.
 * @param files relative to the repository's root
 * @param count of the bundles, each with its share of the files
 * @returns the paths of the bundles
 */
export async function bundleTests(files: readonly string[], count: number): Promise<readonly string[]> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const names = Array.from({ length: count }, (_, share) => `unit-${share + 1}`);
  for (const [share, name] of names.entries()) {
    const own = files.filter((_file, index) => index % count === share);
    const lines = [
      `import { allRegistered } from ${pathOf('test/support/all-registered.ts')};`,
      ...own.map((file) => `import ${pathOf(file)};`),
      'allRegistered();',
    ];
    writeFileSync(join(folder, `${name}.ts`), lines.join('\n'));
  }
  await build({
    entryPoints: names.map((name) => join(folder, `${name}.ts`)),
    outdir: folder,
    bundle: true,
    splitting: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    jsx: 'automatic',
    sourcemap: 'linked',
    // The package has "sideEffects", and tests are nothing else.
    ignoreAnnotations: true,
    plugins: [ownUrl],
    logLevel: 'warning',
  });
  return names.map((name) => join(folder, `${name}.js`));
}
