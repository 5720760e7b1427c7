/**
 * Which modules share a chunk. A visitor waits for the longest chain of requests, so what is always needed together is
 * one file. How chunks are requested is in chunk-imports.mjs.
 */

import { built } from './built-chunks.mjs';
import { zoneOf } from './phone-zones.mjs';

/** A method's manifest, which names its product. */
const MANIFEST = /\/src\/consumer\/methods\/([\w-]+)\/manifest\.ts$/;

/** Each is built by itself: its entry, its app, the first module that calls the provider, and the screens that most visitors pass. */
export const FLOWS = {
  elements: {
    prefix: '',
    module: '/elements/bundle.ts',
    app: '/src/consumer/app/mount.ts',
    adapter: '/src/provider/stytch/adapter.ts',
    usualScreens: '/src/consumer/methods/email-link/screens.tsx',
    appFirst: true,
  },
  'auth-b2b-widget': {
    prefix: 'b2b-',
    module: '/elements/b2b-bundle.ts',
    app: '/src/business/app/mount.ts',
    adapter: '/src/provider/stytch/business/adapter.ts',
    usualScreens: '/src/business/usual-screens.ts',
    appFirst: true,
  },
  account: {
    prefix: 'account-',
    module: '/elements/account-bundle.ts',
    app: '/src/account/app.tsx',
    adapter: '/src/provider/stytch/account-adapter.ts',
    // It needs to know first who is signed in, and another file of the page may have asked.
    appFirst: false,
  },
};

/** Comes with the later screens. */
const TRANSITION = '/src/shell/app/screen-transition.ts';
/** Screens that only pages which ask for a second factor have. */
const SECOND_FACTOR = /\/src\/consumer\/methods\/second-factor\//;
/** Smaller than the headers of a request for it. */
const TINY_MAIN = '/src/consumer/methods/email-link/main.tsx';
/** Later screens that take most of what they show from others: smaller, too. */
const SMALL_SCREENS =
  /\/src\/(consumer\/methods\/otp\/screens\.tsx|shell\/(arrival\/.*|views\/step-status\.tsx))$/;
/** The later screens of passwords, one of which `<auth-reset-password>` starts with. */
const RESET = '/src/consumer/methods/passwords/screens.ts';

const closureOf = (root, getModuleInfo) => {
  const found = new Set();
  const visit = (id) => {
    if (found.has(id)) return;
    found.add(id);
    getModuleInfo(id)?.importedIds.forEach(visit);
  };
  visit(root);
  return found;
};

const methodOf = (id) =>
  /\/src\/(?:(?:consumer|business)\/methods\/([\w-]+)|shell\/(arrival))\//
    .exec(id)
    ?.slice(1)
    .find((name) => name);
const partOf = (id) =>
  /\/src\/(?:(?:consumer|business)\/methods\/[\w-]+|shell\/arrival)\/(main|screens)\.tsx?$/.exec(id)?.[1];

/** Which roots (the entry and targets of import()) need a module. */
function findRoots({ getModuleIds, getModuleInfo }) {
  const roots = [...getModuleIds()].filter((id) => {
    const info = getModuleInfo(id);
    return info?.isEntry || (info?.dynamicImporters.length ?? 0) > 0;
  });
  const closures = new Map(roots.map((root) => [root, closureOf(root, getModuleInfo)]));
  return (id) => roots.filter((root) => closures.get(root)?.has(id));
}

/**
 * Assigns a module to the first of these that fits:
 * - the entry's file: needed by the entry.
 * - `phone-library`, and `phone-zone-1` to `-9` with its rules.
 * - those of `roleOf`, with the prefix of the flow.
 *
 * Rollup decides about the rest.
 * @param name of the flow
 */
export function createManualChunks(name) {
  const { module, prefix, ...flow } = FLOWS[name];
  let rootsOf;
  return function manualChunks(id, context) {
    rootsOf ??= findRoots(context);
    const roots = rootsOf(id);
    if (roots.some((root) => root.endsWith(module))) return name;
    if (zoneOf(id)) return `phone-zone-${zoneOf(id)}`;
    if (/\/node_modules\/libphonenumber-js\/|\/src\/kit\/lib\/phone-library/.test(id)) return 'phone-library';
    const role = roleOf(id, roots, flow);
    return role && `${prefix}${role}`;
  };
}

/**
 * - `adapter`: needed by the first call to the provider.
 * - `app`: needed by every screen, by the parts of Main of several methods, or not worth a request.
 * - `<method>-main`: needed by a single method, its part of Main included.
 * - `second-factor`: what only the screens of a second factor share, which few pages have. What they share with others is where it would be
 *   without them.
 * - `usual-screens`: needed by the screens that most visitors pass, and how one screen follows the other.
 * - `more-screens`: our own modules that other later screens share, and small ones.
 */
function roleOf(id, all, { adapter, app, usualScreens }) {
  const roots = all.filter((root) => !SECOND_FACTOR.test(root));
  if (roots.length === 0) return all.length > 1 ? 'second-factor' : undefined;
  const isFor = (needed) => roots.some((root) => root.endsWith(needed));
  if (isFor(adapter)) return 'adapter';
  if (isFor(app) || id.endsWith(TINY_MAIN)) return 'app';
  if (roots.some((root) => partOf(root) === 'main')) {
    const methods = new Set(roots.map(methodOf));
    return methods.size === 1 ? `${methodOf(roots[0])}-main` : 'app';
  }
  if (id.endsWith(TRANSITION) || (usualScreens && isFor(usualScreens))) return 'usual-screens';
  if (SMALL_SCREENS.test(id)) return 'more-screens';
  return roots.length < 2 || id.includes('/node_modules/') ? undefined : 'more-screens';
}

/** Names chunks after the method or the logo in them, so that a network log shows what was loaded. @param flow the flow's name */
export const chunkFileNames =
  (flow) =>
  ({ name, moduleIds }) => {
    const index = moduleIds.at(-1) ?? '';
    const language = /\/i18n\/locales\/([\w-]+)\//.exec(index)?.[1];
    if (language && language !== 'en') return `chunks/${language}-${name}-[hash].js`;
    if (/\/src\/shell\/views\/oauth\/logos\//.test(index)) return `chunks/logo-${name}-[hash].js`;
    if (partOf(index) === 'screens' && name === 'screens')
      return `chunks/${FLOWS[flow].prefix}${methodOf(index)}-screens-[hash].js`;
    return `chunks/${name}-[hash].js`;
  };

/** Each product with the folder of its method. */
function productFolders({ getModuleIds, getModuleInfo }) {
  const manifests = [...getModuleIds()].filter((id) => MANIFEST.test(id));
  return manifests.map((id) => {
    const exported = getModuleInfo(id).ast.body.flatMap(({ declaration }) => declaration?.declarations ?? []);
    const properties = exported.flatMap(({ init }) => init?.properties ?? []);
    const product = properties.find(({ key }) => key?.name === 'product')?.value.value;
    if (!product) throw new Error(`preload-map: ${id} exports no object with a product`);
    return [product, MANIFEST.exec(id)[1]];
  });
}

/** Rollup plugin: writes `preload.json` (see preload.ts), for pages that preload files before the entry has run. */
export function preloadMap() {
  const { app, adapter } = FLOWS.elements;
  return {
    name: 'preload-map',
    generateBundle(_options, bundle) {
      const chunks = { ...built.chunks, ...bundle };
      const withImports = (path, found = new Set()) => {
        const visit = (fileName) => {
          if (found.has(fileName)) return;
          found.add(fileName);
          chunks[fileName]?.imports.forEach(visit);
        };
        const needed = Object.values(chunks).findLast(({ moduleIds }) =>
          moduleIds?.some((id) => id.endsWith(path)),
        );
        if (!needed) throw new Error(`preload-map: no chunk contains ${path}`);
        visit(needed.fileName);
        // The entry is there already: it is what asks for them.
        return [...found].filter((fileName) => fileName.startsWith('chunks/'));
      };
      const always = [...new Set([...withImports(app), ...withImports(adapter)])];
      const more = (path) => withImports(path).filter((file) => !always.includes(file));
      const products = Object.fromEntries(
        productFolders(this).map(([product, folder]) => [
          product,
          more(`/src/consumer/methods/${folder}/main.tsx`),
        ]),
      );
      if (Object.keys(products).length === 0) throw new Error(`preload-map: no modules match ${MANIFEST}`);
      const sdk = more('/src/provider/stytch/sdk.ts');
      const logos = Object.fromEntries(
        [...this.getModuleIds()].flatMap((id) => {
          const type = /\/views\/oauth\/logos\/(\w+)\.ts$/.exec(id)?.[1];
          return type === undefined || type === 'drawing' ? [] : [[type, more(`/logos/${type}.ts`)]];
        }),
      );
      const map = { always, sdk, products, logos, reset: more(RESET) };
      const source = `${JSON.stringify(map, null, 2)}\n`;
      this.emitFile({ type: 'asset', fileName: 'preload.json', source });
    },
  };
}
