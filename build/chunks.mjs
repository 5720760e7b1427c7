/**
 * Which modules share a chunk. A visitor waits for the longest chain of requests, so what is always needed together is
 * one file. How chunks are requested is in chunk-imports.mjs.
 */

import { zoneOf } from './phone-zones.mjs';

/** A method's manifest, which names its product. */
const MANIFEST = /\/src\/consumer\/methods\/([\w-]+)\/manifest\.ts$/;

/** The entry that chunks are made for, and its name. */
const CONSUMER = {
  name: 'elements',
  entry: '/elements/bundle.ts',
  app: '/src/consumer/app/mount.ts',
  adapter: '/src/provider/stytch/adapter.ts',
  prefix: '',
};
/** The same for `<auth-b2b-widget>`, whose chunks are its own: pages without it load none of its bytes. */
export const BUSINESS = {
  name: 'auth-b2b-widget',
  entry: '/elements/b2b-element.ts',
  app: '/src/business/app/mount.ts',
  adapter: '/src/provider/stytch/business/adapter.ts',
  sdk: '/src/provider/stytch/business/sdk.ts',
  prefix: 'b2b-',
};
/** What every screen needs, beside React. */
const APP = CONSUMER.app;
const ADAPTER = CONSUMER.adapter;
const SDK = '/src/provider/stytch/sdk.ts';
/** In a chunk of its own, with what the build adds to modules like React's. It is requested with the app's. */
const REACT = /\/node_modules\/(react|react-dom|scheduler)\/|\bcommonjsHelpers\b/;
/** The parser of phone numbers, which the adapter needs before React is there. */
const PHONE = '/src/kit/lib/phone.ts';
/** Comes with the later screens. */
const TRANSITION = '/src/shell/app/screen-transition.ts';
/** Smaller than the headers of a request for it. */
const TINY_MAIN = '/src/consumer/methods/email-link/main.tsx';
/** Later screens that take most of what they show from others. */
const SMALL_SCREENS = /\/src\/consumer\/methods\/(email-link|otp)\/screens\.tsx$/;
/** The later screens of passwords, one of which `<auth-reset-password>` starts with. */
const RESET = '/src/consumer/methods/passwords/screens.ts';

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
  /\/src\/(?:(?:consumer|business)\/methods\/([\w-]+)|shell\/(arrival))\//
    .exec(id)
    ?.slice(1)
    .find((name) => name);
const partOf = (id) =>
  /\/src\/(?:(?:consumer|business)\/methods\/[\w-]+|shell\/arrival)\/(main|screens)\.tsx?$/.exec(id)?.[1];

/** Which roots (entries and targets of import()) need a module. */
function reachOf({ getModuleIds, getModuleInfo }) {
  const ids = [...getModuleIds()];
  const roots = ids.filter((id) => {
    const info = getModuleInfo(id);
    return info?.isEntry || (info?.dynamicImporters.length ?? 0) > 0;
  });
  const closures = new Map(roots.map((root) => [root, staticClosure(root, getModuleInfo)]));
  // The languages are entries too, which share nothing with the others.
  const entries = roots.filter((root) => getModuleInfo(root)?.isEntry && !root.includes('/i18n/locales/'));
  const rootsOf = (id) => roots.filter((root) => closures.get(root)?.has(id));
  return { entries, rootsOf };
}

/**
 * Assigns a module to the first of these that fits:
 * - the entry's own file: needed by the entry.
 * - `adapter`: needed by the first call to the provider.
 * - `react`: React with react-dom.
 * - `app`: needed by every screen, or not worth a request.
 * - `phone-library`, and `phone-zone-1` to `-9` with its rules.
 * - `phone`: needed to parse a number. What other screens need of it, too, is in `adapter`.
 * - `<method>-main`: needed by a single method, its part of Main included.
 * - `app` again: shared by the parts of Main of several methods.
 * - `screens`: our own modules that the later screens of several methods share, how one follows the other, and small screens.
 *
 * Rollup decides about the rest.
 */
export function createManualChunks({ name, entry, app, adapter, prefix } = CONSUMER) {
  let reach;
  return function manualChunks(id, context) {
    reach ??= reachOf(context);
    const roots = reach.rootsOf(id);
    const entries = roots.filter((root) => reach.entries.includes(root));
    if (entries.length > 0) return roots.some((root) => root.endsWith(entry)) ? name : undefined;
    const isFor = (needed) => roots.some((root) => root.endsWith(needed));
    if (isFor(adapter)) return `${prefix}adapter`;
    if (REACT.test(id)) return 'react';
    if (isFor(app)) return `${prefix}app`;
    if (id.endsWith(TRANSITION)) return `${prefix}screens`;
    const methods = new Set(roots.map(methodOf));
    const inMain = roots.some((root) => partOf(root) === 'main');
    if (zoneOf(id)) return `phone-zone-${zoneOf(id)}`;
    if (/\/node_modules\/libphonenumber-js\/|\/src\/kit\/lib\/phone-library/.test(id)) return 'phone-library';
    const parser = roots.find((root) => root.endsWith(PHONE));
    if (parser)
      return roots.every((root) => reach.rootsOf(parser).includes(root)) ? 'phone' : `${prefix}adapter`;
    if (id.endsWith(TINY_MAIN)) return 'app';
    if (roots.every((root) => SMALL_SCREENS.test(root))) return 'screens';
    if (methods.size === 1 && inMain) return `${methodOf(roots[0])}-main`;
    if (roots.length < 2 || id.includes('/node_modules/')) return undefined;
    return inMain ? `${prefix}app` : `${prefix}screens`;
  };
}

/** Chunks that both builds write alike, which are therefore one file. */
const COMMON = [
  'react',
  'phone-library',
  ...Array.from('123456789', (zone) => `phone-zone-${zone}`),
  'diagnose',
  'migrate',
  'demo',
  'submit-session',
  'refused-settings',
];

/** Names chunks after the method or the logo in them, so that a network log shows what was loaded. */
export const createChunkFileNames =
  ({ prefix } = CONSUMER) =>
  ({ name, moduleIds }) => {
    const index = moduleIds.at(-1) ?? '';
    const language = /\/i18n\/locales\/([\w-]+)\//.exec(index)?.[1];
    if (language) return `chunks/${prefix}${language}-${name}-[hash].js`;
    if (/\/src\/shell\/views\/oauth\/logos\//.test(index)) return `chunks/logo-${name}-[hash].js`;
    if (partOf(index) === 'screens') return `chunks/${prefix}${methodOf(index)}-screens-[hash].js`;
    return `chunks/${name.startsWith(prefix) || COMMON.includes(name) ? '' : prefix}${name}-[hash].js`;
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
  return {
    name: 'preload-map',
    generateBundle(_options, bundle) {
      const chunks = Object.values(bundle).filter(({ type }) => type === 'chunk');
      const chunkOf = (path) => {
        const found = chunks.find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(path)));
        if (!found) throw new Error(`preload-map: no chunk contains ${path}`);
        return found;
      };
      const withImports = (path, found = new Set()) => {
        const visit = (fileName) => {
          if (found.has(fileName)) return;
          found.add(fileName);
          bundle[fileName].imports.forEach(visit);
        };
        visit(chunkOf(path).fileName);
        // The entry is there already: it is what asks for them.
        return [...found].filter((fileName) => !bundle[fileName].isEntry);
      };
      const always = [...new Set([...withImports(APP), ...withImports(ADAPTER)])];
      const more = (path) => withImports(path).filter((file) => !always.includes(file));
      const products = Object.fromEntries(
        productFolders(this).map(([product, folder]) => [
          product,
          more(`/src/consumer/methods/${folder}/main.tsx`),
        ]),
      );
      if (Object.keys(products).length === 0) throw new Error(`preload-map: no modules match ${MANIFEST}`);
      const source = `${JSON.stringify({ always, sdk: more(SDK), products, reset: more(RESET) }, null, 2)}\n`;
      this.emitFile({ type: 'asset', fileName: 'preload.json', source });
    },
  };
}
