/** Builds each app with its framework's own tool into <app>/dist. */
import { cp } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { build as buildAstro } from 'astro';
import esbuild from 'esbuild';
import { build as buildVite } from 'vite';

process.env.ASTRO_TELEMETRY_DISABLED = '1';

const folder = (path) => fileURLToPath(new URL(path, import.meta.url));

async function buildAngular() {
  await esbuild.build({
    entryPoints: [folder('angular/src/main.ts')],
    outdir: folder('angular/dist'),
    bundle: true,
    splitting: true,
    format: 'esm',
    minify: true,
    target: 'es2022',
    tsconfigRaw: { compilerOptions: { experimentalDecorators: true, useDefineForClassFields: false } },
    define: { ngDevMode: 'false' },
  });
  await cp(folder('angular/index.html'), folder('angular/dist/index.html'));
}

/** React's development build has more checks: StrictMode mounts twice, and invalid props are logged. */
async function buildReactForDevelopment() {
  await buildVite({
    root: folder('react'),
    configFile: folder('react/vite.config.ts'),
    define: { 'process.env.NODE_ENV': '"development"' },
    build: { outDir: 'dist/development' },
    logLevel: 'warn',
  });
}

for (const app of ['react', 'vue', 'svelte', 'vite']) {
  await buildVite({ root: folder(app), configFile: folder(`${app}/vite.config.ts`), logLevel: 'warn' });
}
await buildReactForDevelopment();
await buildAngular();
await buildAstro({ root: folder('astro'), logLevel: 'warn' });
