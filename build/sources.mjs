/** The sources as they are, for `npm run dev`: esbuild resolves and joins them, and Rollup makes the releases. */
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { context } from 'esbuild';
import { sonnerStyles } from '../src/kit/ui/sonner-styles.plugin.mjs';
import { defines } from './defines.mjs';
import { sdkGlobals } from './sdk-globals.mjs';

const root = fileURLToPath(new URL('../', import.meta.url));
const folder = `${root}.tmp/dev/`;

/** The files of the package that pages load, by their names, and the scripts of the demo that consist of sources. */
const MODULES = {
  'dist/auth-widget': 'elements/index.ts',
  'dist/auth-b2b-widget': 'elements/b2b-element.ts',
  'dist/auth-session': 'elements/session-element.ts',
  'dist/auth-account': 'elements/account-element.ts',
  'dist/auth-passkeys': 'elements/passkeys-element.ts',
  'dist/elements': 'elements/elements.ts',
  'dist/session': 'elements/session.ts',
  'assets/gallery': 'examples/gallery/main.tsx',
  'assets/demo-wallet': 'examples/demo-wallet.ts',
};
/** A classic script. */
const SCRIPTS = { 'dist/embed': 'elements/embed.ts' };

/** What releases change in libraries, too: pages would see that it is missing. */
const libraries = {
  name: 'libraries',
  setup({ onLoad, onResolve }) {
    const styles = sonnerStyles();
    const plugins = [styles, ...sdkGlobals()];
    const error = (message) => {
      throw new Error(message);
    };
    onLoad({ filter: /[\\/]node_modules[\\/](@stytch|sonner)[\\/].*\.m?js$/ }, async ({ path }) => {
      let contents = await readFile(path, 'utf8');
      for (const { transform } of plugins)
        contents = transform.call({ error }, contents, path)?.code ?? contents;
      return { contents };
    });
    onResolve({ filter: /^virtual:/ }, ({ path }) => ({ path, namespace: 'virtual' }));
    onLoad({ filter: /.*/, namespace: 'virtual' }, async ({ path }) => ({
      contents: await styles.load(styles.resolveId(path)),
    }));
  },
};

/** Joins the sources, and again after each edit. Resolves after the first build; esbuild prints what is wrong with one. */
export async function watchSources() {
  const listeners = new Set();
  const contexts = [];
  const start = (build) =>
    new Promise((resolve, reject) => {
      let isBuilt = false;
      const tell = {
        name: 'tell',
        setup({ onEnd }) {
          onEnd(() => {
            if (isBuilt) for (const listener of listeners) listener();
            isBuilt = true;
            resolve();
          });
        },
      };
      context({
        ...build,
        absWorkingDir: root,
        outdir: folder,
        bundle: true,
        target: 'es2022',
        jsx: 'automatic',
        sourcemap: true,
        // The SDK's development build throws on arguments that its production build accepts.
        conditions: ['production'],
        define: defines,
        plugins: [libraries, tell],
        logLevel: 'warning',
      })
        .then((created) => {
          contexts.push(created);
          return created.watch();
        })
        .catch(reject);
    });
  await Promise.all([
    start({
      entryPoints: MODULES,
      format: 'esm',
      splitting: true,
      chunkNames: 'dist/chunks/[name]-[hash]',
    }),
    start({ entryPoints: SCRIPTS, format: 'iife' }),
  ]);
  return {
    folder,
    onChange(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    async close() {
      await Promise.all(contexts.map((each) => each.dispose()));
    },
  };
}
