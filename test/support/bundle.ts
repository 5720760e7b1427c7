import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';

/** Bundles a file and its imports into a classic script for a page. */
export async function bundleScript(file: URL): Promise<string> {
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(file)],
    bundle: true,
    write: false,
    format: 'iife',
    target: 'es2022',
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}
