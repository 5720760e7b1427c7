/** Serves pages of test/contract/pages with the provider's own package as it is published, not as the widget builds it. */
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { test } from '@playwright/test';
import { build } from 'esbuild';
import { type Site, startSite } from '../e2e/servers.ts';

const pages = fileURLToPath(new URL('./pages/', import.meta.url));

async function start(scripts: readonly string[], condition: string, folder: string): Promise<Site> {
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
  return startSite({ roots: { '/': folder } });
}

/**
 * A site for the tests of a file, with these scripts, bundled, and with the HTML files of that folder.
 * @param condition which of the package's builds to take; the development build checks its options and arguments
 */
export function bundlePages(
  scripts: readonly string[],
  condition: 'development' | 'production',
): Pick<Site, 'url' | 'addPage'> {
  let folder = '';
  let site: Site | undefined;
  test.beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'contract-'));
    site = await start(scripts, condition, folder);
  });
  test.afterAll(async () => {
    await site?.close();
    await rm(folder, { recursive: true });
  });
  return {
    get url() {
      return site?.url ?? '';
    },
    addPage: (...page) => site?.addPage(...page) ?? '',
  };
}
