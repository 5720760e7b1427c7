import assert from 'node:assert/strict';
import { test } from 'node:test';
import { type OutputChunk, type Plugin, rollup } from 'rollup';

// Rollup's configuration is JavaScript, which TypeScript does not check here.
const { chunkImports, laterChunk } = (await import(new URL('chunk-imports.mjs', import.meta.url).href)) as {
  chunkImports: () => Plugin;
  laterChunk: () => Plugin;
};
const { givesTo, takenFrom } = (await import(new URL('taken-from.mjs', import.meta.url).href)) as {
  givesTo: (given: RegExp) => Plugin;
  takenFrom: (givers: Readonly<Record<string, RegExp>>) => Plugin;
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

/** Builds a chunk of its own, of which later ones take, or which takes of `one` and `two`. */
async function buildAlone(name: string, code: string, handsOver: Plugin): Promise<OutputChunk> {
  const virtual: Plugin = { name: 'virtual', resolveId: (id) => id, load: () => code };
  const built = await rollup({
    input: { [name]: `/src/${name}.ts` },
    plugins: [handsOver, virtual, laterChunk()],
  });
  const { output } = await built.generate({ entryFileNames: 'chunks/[name].js' });
  return output[0];
}

const gives = () => givesTo(/\/(one|two)\.ts$/);
const takesOfBoth = () => takenFrom({ one: /\/one\.ts$/, two: /\/two\.ts$/ });

test('a chunk takes of earlier ones what they give, in the order of its imports', async () => {
  await buildAlone('one', 'export const a = 1;', gives());
  await buildAlone('two', 'export const b = 2;', gives());
  const code =
    'import { b } from "/src/two.ts"; import { a } from "/src/one.ts"; export const both = [a, b];';
  const taker = await buildAlone('taker', code, takesOfBoth());
  const { create } = (await import(`data:text/javascript,${encodeURIComponent(taker.code)}`)) as {
    create: (...given: object[]) => object;
  };
  const given: Readonly<Record<string, object>> = { './one.js': { _0: 'one' }, './two.js': { _0: 'two' } };
  const first = create(...taker.imports.map((file) => given[file] ?? {}));
  assert.deepEqual(first, { both: ['one', 'two'] });
  assert.equal(create({}, {}), first);
  await assert.rejects(buildAlone('other', 'import { c } from "/src/one.ts"; c();', takesOfBoth()), {
    message: /one does not give c to chunks\/other\.js/,
  });
});

test('the build fails if a chunk changes what another one takes', async () => {
  await assert.rejects(build('export let value = 1; export const f = () => { value = 2; };'), {
    message: /shared\.js exports value, which it assigns to/,
  });
});
