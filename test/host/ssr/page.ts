/** A page with an app that a server has rendered. */
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { compile } from 'svelte/compiler';

/** The framework as it is developed with, which warns of what differs from the server, or as it is deployed. */
export type Mode = 'development' | 'production';

const dist = (file: string): string => fileURLToPath(new URL(`../../../dist/${file}`, import.meta.url));

/** The package as it was built, whose files are beside the page's script. */
const builtPackage: Plugin = {
  name: 'built-package',
  setup({ onResolve }) {
    onResolve({ filter: /\/elements\/react\.ts$/ }, () => ({ path: dist('react.js') }));
    onResolve({ filter: /\/elements\/index\.ts$/ }, () => ({ path: './auth-widget.js', external: true }));
  },
};

const svelteComponents = (generate: 'client' | 'server', mode: Mode): Plugin => ({
  name: 'svelte-components',
  setup({ onLoad }) {
    onLoad({ filter: /\.svelte$/ }, async ({ path }) => {
      const source = await readFile(path, 'utf8');
      const { js } = compile(source, { filename: path, generate, dev: mode === 'development' });
      return { contents: js.code, loader: 'js' };
    });
  },
});

async function bundle(name: string, mode: Mode, platform: 'browser' | 'node'): Promise<string> {
  const generate = platform === 'node' ? 'server' : 'client';
  const { outputFiles } = await build({
    entryPoints: [fileURLToPath(new URL(name, import.meta.url))],
    bundle: true,
    write: false,
    format: 'esm',
    target: 'es2022',
    platform,
    conditions: [mode],
    define: {
      'process.env.NODE_ENV': JSON.stringify(mode),
      __VUE_OPTIONS_API__: 'true',
      __VUE_PROD_DEVTOOLS__: 'false',
      __VUE_PROD_HYDRATION_MISMATCH_DETAILS__: 'true',
    },
    // With the compiler of templates.
    ...(platform === 'browser' && { alias: { vue: 'vue/dist/vue.esm-bundler.js' } }),
    external: ['./elements.js', './session.js', './auth-session.js', './auth-passkeys.js'],
    plugins: [builtPackage, svelteComponents(generate, mode)],
    logLevel: 'error',
  });
  return outputFiles[0]?.text ?? '';
}

/** A script for a page, to be served beside the package's files. */
export const bundleClient = (name: string, mode: Mode): Promise<string> => bundle(name, mode, 'browser');

/** The package's files that an app loads at first which imports only this name of `auth-widget/react`. */
export async function filesOf(name: string): Promise<readonly string[]> {
  const { metafile } = await build({
    stdin: { contents: `export { ${name} } from './react.js';`, resolveDir: dist('') },
    bundle: true,
    splitting: true,
    write: false,
    format: 'esm',
    outdir: 'app',
    external: ['react'],
    metafile: true,
  });
  const inputs = Object.entries(metafile.outputs['app/stdin.js']?.inputs ?? {});
  return inputs.flatMap(([file, { bytesInOutput }]) => (bytesInOutput > 0 ? [basename(file)] : [])).sort();
}

/** What a module exports, for tests that a bundler has to prepare it for. */
export async function importServer(name: string): Promise<unknown> {
  const code = await bundle(name, 'production', 'node');
  return import(`data:text/javascript;base64,${Buffer.from(code).toString('base64')}`);
}

/** @param props what the script renders the app with */
export function ssrPage(html: string, props: object, script: string): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>A server's page</title><link rel="icon" href="data:,"></head>
<body><main id="app">${html}</main>
<script type="application/json" id="props">${JSON.stringify(props).replaceAll('<', '\\u003c')}</script>
<script type="module" src="${script}"></script></body>
</html>`;
}
