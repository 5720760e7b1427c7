/**
 * Which modules share a chunk, and how a chunk is asked for. A visitor waits for the longest chain of requests, so
 * whatever an import() will need is requested together with it, and what is always needed together is one file.
 */

import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** Each method's folder, whose manifest names its product. */
const METHODS = new URL('../src/methods/', import.meta.url);
const PRODUCT = /^ {2}product: '(\w+)',$/m;

/** What a page's entry asks for last of all, and every screen is drawn by. */
const APP = '/src/app/consumer/mount.ts';
const ADAPTER = '/src/provider/stytch/adapter.ts';
const SDK = '/src/provider/stytch/sdk.ts';
/** The later screens of passwords, with which `<auth-reset-password>` begins. */
const RESET = '/src/methods/passwords/screens.ts';

const staticClosure = (root, getModuleInfo) => {
  const found = new Set();
  const visit = (id) => {
    if (found.has(id)) return;
    found.add(id);
    for (const next of getModuleInfo(id)?.importedIds ?? []) visit(next);
  };
  visit(root);
  return found;
};

const methodOf = (id) =>
  /\/src\/(?:methods\/([\w-]+)|(arrival))\//
    .exec(id)
    ?.slice(1)
    .find((name) => name);
const partOf = (id) => /\/src\/(?:methods\/[\w-]+|arrival)\/(main|screens)\.tsx?$/.exec(id)?.[1];

/** All modules by the roots (entries and targets of import()) that need them. */
function reachOf({ getModuleIds, getModuleInfo }) {
  const ids = [...getModuleIds()];
  const roots = ids.filter((id) => {
    const info = getModuleInfo(id);
    return info?.isEntry || (info?.dynamicImporters.length ?? 0) > 0;
  });
  const closures = new Map(roots.map((root) => [root, staticClosure(root, getModuleInfo)]));
  // A catalogue is an entry, too, so that a page can import it; it needs nothing.
  const entries = roots.filter((root) => getModuleInfo(root)?.isEntry && !root.includes('/i18n/locales/'));
  const rootsOf = (id) => roots.filter((root) => closures.get(root)?.has(id));
  return { entries, rootsOf };
}

/**
 * - `elements`: what the entries share.
 * - `app`: React, all that every screen needs, and what several methods' first screens share, but for what the entry has.
 * - `adapter`: what the first call to the provider needs, shared with calls that come later or not.
 * - `screens`: our own modules that several methods' later screens share.
 * - What only one method needs is with its part of Main, but for what only its later screens need.
 */
export function createManualChunks() {
  let reach;
  return function manualChunks(id, context) {
    reach ??= reachOf(context);
    const roots = reach.rootsOf(id);
    if (roots.some((root) => reach.entries.includes(root)))
      return roots.includes(id) ? undefined : 'elements';
    if (roots.some((root) => root.endsWith(APP))) return 'app';
    if (roots.some((root) => root.endsWith(ADAPTER))) return 'adapter';
    const methods = new Set(roots.map(methodOf));
    const inMain = roots.some((root) => partOf(root) === 'main');
    if (methods.size === 1 && inMain) return `${methodOf(roots[0])}-main`;
    if (/\/node_modules\/libphonenumber-js\/|\/src\/lib\/phone-library/.test(id)) return 'phone-metadata';
    if (roots.length < 2 || id.includes('/node_modules/')) return undefined;
    return inMain ? 'app' : 'screens';
  };
}

/** A method's chunk is named by its folder, a logo's by what it is, so that a network log tells what was loaded. */
export function chunkFileNames({ name, moduleIds }) {
  const index = moduleIds.at(-1) ?? '';
  if (/\/src\/methods\/[\w-]+\/logos\//.test(index)) return `chunks/logo-${name}-[hash].js`;
  return partOf(index) === 'screens'
    ? `chunks/${methodOf(index)}-screens-[hash].js`
    : `chunks/${name}-[hash].js`;
}

/** A plugin: `import(chunk)` asks for the chunks that this one imports at the same time, not after it has arrived. */
export function importTogether() {
  return {
    name: 'import-together',
    renderDynamicImport({ chunk, getTargetChunkImports }) {
      const needed = (getTargetChunkImports() ?? []).filter(
        ({ type, fileName }) => type === 'internal' && fileName !== chunk.fileName,
      );
      if (needed.length === 0) return null;
      // Their failure is that of the chunk which needs them, reported there.
      const early = needed.map(({ resolvedImportPath }) => `import(${resolvedImportPath}).catch(()=>{})`);
      return { left: `(${early.join(',')},import(`, right: '))' };
    },
  };
}

/** Each product with the folder of its method. */
function productFolders() {
  const folders = readdirSync(METHODS).filter((name) => existsSync(new URL(`${name}/manifest.ts`, METHODS)));
  return folders.map((folder) => {
    const product = PRODUCT.exec(readFileSync(new URL(`${folder}/manifest.ts`, METHODS), 'utf8'))?.[1];
    if (!product) throw new Error(`src/methods/${folder}/manifest.ts has no line "  product: '…',"`);
    return [product, folder];
  });
}

/** A plugin: writes `preload.json` (see preload.ts), for pages that want all files before the entry has run. */
export function preloadMap() {
  return {
    name: 'preload-map',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
      const chunkOf = (path) => {
        const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(path)));
        if (!found) throw new Error(`preload-map: no chunk has ${path}`);
        return found;
      };
      const withImports = (path, found = new Set()) => {
        const visit = (fileName) => {
          if (found.has(fileName)) return;
          found.add(fileName);
          bundle[fileName].imports.forEach(visit);
        };
        visit(chunkOf(path).fileName);
        return [...found];
      };
      const entry = chunks.find(({ name, isEntry }) => isEntry && name === 'auth-widget');
      const always = [...new Set([...entry.imports, ...withImports(APP), ...withImports(ADAPTER)])];
      const more = (path) => withImports(path).filter((file) => !always.includes(file));
      const products = Object.fromEntries(
        productFolders().map(([product, folder]) => [product, more(`/src/methods/${folder}/main.tsx`)]),
      );
      const source = `${JSON.stringify({ always, sdk: more(SDK), products, reset: more(RESET) }, null, 2)}\n`;
      this.emitFile({ type: 'asset', fileName: 'preload.json', source });
    },
  };
}
