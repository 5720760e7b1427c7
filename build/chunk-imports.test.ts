import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type OutputChunk, type Plugin, rollup } from 'rollup';

// Rollup's configuration is JavaScript, which TypeScript does not check here.
const { chunkImports } = (await import(new URL('chunk-imports.mjs', import.meta.url).href)) as {
  chunkImports: () => Plugin;
};

/** Builds an entry that imports `leaf` dynamically, which needs `shared`. Returns the chunks by name. */
async function build(shared: string): Promise<Readonly<Record<string, OutputChunk>>> {
  const modules: Readonly<Record<string, string>> = {
    '/src/entry.ts': 'export const load = () => import("/src/leaf.ts");',
    '/src/leaf.ts': 'import { value, f } from "/src/shared.ts"; export const twice = 2 * value; f();',
    '/src/shared.ts': shared,
  };
  const virtual: Plugin = {
    name: 'virtual',
    resolveId: (id) => (id in modules ? id : { id, external: true }),
    load: (id) => modules[id] ?? null,
  };
  const built = await rollup({
    input: '/src/entry.ts',
    plugins: [virtual, chunkImports()],
    external: /import-chunk/,
  });
  const { output } = await built.generate({
    chunkFileNames: 'chunks/[name].js',
    manualChunks: (id) => /(leaf|shared)/.exec(id)?.[0],
    minifyInternalExports: false,
  });
  return Object.fromEntries(output.flatMap((file) => (file.type === 'chunk' ? [[file.name, file]] : [])));
}

const constant = 'export const value = 21; export const f = () => console.log(value);';

test('an import() names the chunk and what it needs', async () => {
  const { entry } = await build(constant);
  assert.match(
    entry?.code ?? '',
    /importChunk\(\(load\) => load\(\{ 'shared\.js': \(\) => import\('\.\/chunks\/shared\.js'\), 'leaf\.js': \(\) => import\('\.\/chunks\/leaf\.js'\) \}\)\)/,
  );
});

test('a chunk takes the exports that it needs, and gives its own', async () => {
  const { leaf } = await build(constant);
  assert.doesNotMatch(leaf?.code ?? '', /^\s*import\b/m);
  const url = `data:text/javascript,${encodeURIComponent(leaf?.code ?? '')}`;
  const { needs, create } = (await import(url)) as { needs: string[]; create: (shared: object) => object };
  assert.deepEqual(needs, ['shared.js']);
  assert.deepEqual(create({ value: 21, f: () => undefined }), { twice: 42 });
});

test('the build fails if a chunk changes what another one takes', async () => {
  await assert.rejects(build('export let value = 1; export const f = () => { value = 2; };'), {
    message: /shared\.js exports value, which it assigns to/,
  });
});
