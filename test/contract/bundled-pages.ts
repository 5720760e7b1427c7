/** Serves pages of test/contract/pages with the provider's own package as it is published, not as the widget builds it. */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { type Site, startSite } from '../e2e/servers.ts';

const pages = fileURLToPath(new URL('./pages/', import.meta.url));

/**
 * A site with these scripts, bundled, and with the HTML files of that folder.
 * @param condition which of the package's builds to take; the development build checks its options and arguments
 * @param roots further folders, by URL prefix
 */
export async function bundlePages(
  scripts: readonly string[],
  condition: 'development' | 'production',
  roots: Readonly<Record<string, string>> = {},
): Promise<Site> {
  const folder = await mkdtemp(join(tmpdir(), 'contract-'));
  await build({
    entryPoints: scripts.map((name) => join(pages, name)),
    outdir: folder,
    bundle: true,
    format: 'esm',
    target: 'es2022',
    conditions: [condition],
    define: { 'process.env.NODE_ENV': `"${condition}"` },
    logLevel: 'error',
  });
  await cp(pages, folder, { recursive: true, filter: (path) => !path.endsWith('.ts') });
  const site = await startSite({ roots: { ...roots, '/': folder } });
  return {
    ...site,
    async close() {
      await site.close();
      await rm(folder, { recursive: true });
    },
  };
}
