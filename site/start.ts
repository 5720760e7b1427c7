/**
 * `npm run docs`: builds the documentation site with all that it needs, and serves it on this computer. PORT changes the port.
 */
import { fileURLToPath } from 'node:url';
import { ensureBuilt } from '../build/ensure-built.ts';
import { npm } from '../build/npm.ts';
import { withPortHint } from '../examples/demo.ts';
import { startSite } from '../test/e2e/servers.ts';

const folder = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const port = Number(process.env['PORT'] || 4173);

try {
  const { url } = await withPortHint(
    'PORT',
    port,
    startSite({ roots: { '/': folder('../dist-site/') }, port }),
  );
  await ensureBuilt();
  console.log('Building the site, which takes a minute or more …');
  await npm(folder('../'), ['run', 'docs:build']);
  console.log(`documentation  ${url}`);
} catch (error) {
  console.error(`Cannot show the documentation: ${error instanceof Error ? error.message : String(error)}`);
  process.exit(1);
}
