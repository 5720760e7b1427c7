/** Bundles and runs render.tsx as a browser would have it, because emotion writes `<style>` elements on a server. */

import { mkdirSync, rmSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** Empties the virtual modules: they belong to toasts, which no first screen has. */
const withoutVirtual = {
  name: 'without-virtual',
  setup({ onResolve, onLoad }) {
    onResolve({ filter: /^virtual:/ }, ({ path }) => ({ path, namespace: 'empty' }));
    onLoad({ filter: /.*/, namespace: 'empty' }, () => ({ contents: "export default ''" }));
  },
};

/** The parts of a page that the app's modules read while they render. Their own, since tests take the globals away. */
const page = `const document = { baseURI: 'https://page.invalid/', head: {}, querySelectorAll: () => [] };
const location = new URL(document.baseURI);`;

/**
 * @param name tells renderers of one process apart, each with the styles of its own components
 * @returns what render.tsx exports
 */
export async function importRenderer(name = 'consumer') {
  const folder = `${root}.tmp`;
  mkdirSync(folder, { recursive: true });
  const outfile = `${folder}/first-screen-${name}-${process.pid}.mjs`;
  await build({
    entryPoints: [`${root}build/first-screen/render.tsx`],
    outfile,
    bundle: true,
    format: 'esm',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    define: { 'process.env.NODE_ENV': '"production"', AUTH_WIDGET_VERSION: '""' },
    banner: { js: page },
    external: ['react', 'react-dom', 'react-dom/*', 'react/*'],
    plugins: [withoutVirtual],
    logLevel: 'error',
  });
  try {
    return await import(pathToFileURL(outfile).href);
  } finally {
    rmSync(outfile, { force: true });
  }
}
