/**
 * Which modules share a chunk. A visitor waits for the longest chain of requests, so what is always needed together is
 * one file. How chunks are requested is in chunk-imports.mjs.
 */

import { zoneOf } from './phone-zones.mjs';

/** A method's manifest, which names its product. */
const MANIFEST = /\/src\/consumer\/methods\/([\w-]+)\/manifest\.ts$/;

/** The entries that load an app, each with its app's module, and the first modules that call the provider. */
export const ENTRIES = {
  elements: {
    module: '/elements/bundle.ts',
    app: '/src/consumer/app/mount.ts',
    adapters: ['/src/provider/stytch/adapter.ts'],
    appFirst: true,
  },
  'auth-b2b-widget': {
    module: '/elements/b2b-bundle.ts',
    app: '/src/business/app/mount.ts',
    adapters: ['/src/provider/stytch/business/adapter.ts'],
    appFirst: true,
  },
  account: {
    module: '/elements/account-bundle.ts',
    app: '/src/account/app.tsx',
    adapters: ['/src/session/signed-in.ts', '/src/provider/stytch/account-adapter.ts'],
    // It needs to know first who is signed in, and another file of the page may have asked.
    appFirst: false,
  },
};
const FLOWS = Object.values(ENTRIES);
const {
  app: APP,
  adapters: [ADAPTER],
} = ENTRIES.elements;
const SDK = '/src/provider/stytch/sdk.ts';
const BUSINESS_SDK = '/src/provider/stytch/business/sdk.ts';

/** By the entries that need a module: the prefix of a chunk, and the part of the entries' files (chunk-imports.mjs). */
const PLACES = [
  { needing: ['elements'], prefix: '', part: 'elements' },
  { needing: ['auth-b2b-widget'], prefix: 'b2b-', part: 'auth-b2b-widget' },
  { needing: ['account'], prefix: 'account-', part: 'account' },
  { needing: ['elements', 'auth-b2b-widget'], prefix: 'shared-', part: 'core' },
  { needing: Object.keys(ENTRIES), prefix: 'common-', part: 'base' },
];
/** The parts that an entry's file consists of. */
export const partsOf = (entry) =>
  PLACES.filter(({ needing }) => needing.includes(entry))
    .map(({ part }) => part)
    .reverse();
export const isPart = (name) => PLACES.some(({ part }) => part === name);

/** In a chunk of its own, with what the build adds to modules like React's. It is requested with the app's. */
const REACT =
  /\/node_modules\/(react|react-dom|scheduler)\/|\bcommonjsHelpers\b|\/src\/kit\/ui\/jsx-runtime\.ts$/;
/** The parser of phone numbers, which the adapter needs before React is there. */
const PHONE = '/src/kit/lib/phone.ts';
/** Comes with the later screens. */
const TRANSITION = '/src/shell/app/screen-transition.ts';
/** Smaller than the headers of a request for it. */
const TINY_MAIN = '/src/consumer/methods/email-link/main.tsx';
/** Later screens that take most of what they show from others. */
const SMALL_SCREENS = /\/src\/consumer\/methods\/(email-link|otp)\/screens\.tsx$/;
/** The arrival of both flows: smaller, too. */
const ARRIVAL = /\/src\/shell\/(arrival\/|views\/step-status\.tsx$)/;
/** The later screens of passwords, one of which `<auth-reset-password>` starts with. */
const RESET = '/src/consumer/methods/passwords/screens.ts';

const closureOf = (root, getModuleInfo, withDynamic) => {
  const found = new Set();
  const visit = (id) => {
    if (found.has(id)) return;
    found.add(id);
    const { importedIds = [], dynamicallyImportedIds = [] } = getModuleInfo(id) ?? {};
    for (const next of withDynamic ? [...importedIds, ...dynamicallyImportedIds] : importedIds) visit(next);
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

/** True if only the business flow asks for a root. */
const isOfBusiness = (root) => /\/(src|stytch|advice)\/business\//.test(root);
const isOfOthers = (root) => isOfBusiness(root) || /\/(src\/(account|session)\/|stytch\/account-)/.test(root);

/** Which roots (entries and targets of import()) need a module, and which entries do, sooner or later. */
function reachOf({ getModuleIds, getModuleInfo }) {
  const ids = [...getModuleIds()];
  const roots = ids.filter((id) => {
    const info = getModuleInfo(id);
    return info?.isEntry || (info?.dynamicImporters.length ?? 0) > 0;
  });
  const closures = new Map(roots.map((root) => [root, closureOf(root, getModuleInfo, false)]));
  const ofEntries = Object.entries(ENTRIES).map(([name, { module }]) => ({
    name,
    closure: closureOf(
      ids.find((id) => id.endsWith(module)),
      getModuleInfo,
      true,
    ),
  }));
  return {
    rootsOf: (id) => roots.filter((root) => closures.get(root)?.has(id)),
    placeOf(id) {
      const names = ofEntries.filter(({ closure }) => closure.has(id)).map(({ name }) => name);
      return PLACES.find(({ needing }) => names.every((name) => needing.includes(name)));
    },
  };
}

/**
 * Assigns a module to the first of these that fits:
 * - a part of the entries' files: needed by an entry.
 * - `shared-sdk`: needed by the SDK's clients of both flows.
 * - `react`: React with react-dom.
 * - `phone-library`, and `phone-zone-1` to `-9` with its rules. `phone`: needed to parse a number.
 * - those of `roleOf`, with the prefix of those entries that need it: a chunk uses what only its entry has, so that none of the
 *   others may need it.
 *
 * Rollup decides about the rest.
 */
export function createManualChunks() {
  let reach;
  return function manualChunks(id, context) {
    reach ??= reachOf(context);
    const roots = reach.rootsOf(id);
    const isFor = (needed) => roots.some((root) => root.endsWith(needed));
    if (FLOWS.some(({ module }) => isFor(module))) return reach.placeOf(id).part;
    if (isFor(SDK) && isFor(BUSINESS_SDK)) return 'shared-sdk';
    // The languages are entries too, which share nothing with the others.
    if (roots.some((root) => context.getModuleInfo(root)?.isEntry)) return undefined;
    if (REACT.test(id)) return 'react';
    if (zoneOf(id)) return `phone-zone-${zoneOf(id)}`;
    if (/\/node_modules\/libphonenumber-js\/|\/src\/kit\/lib\/phone-library/.test(id)) return 'phone-library';
    const parser = roots.find((root) => root.endsWith(PHONE));
    if (parser && roots.every((root) => reach.rootsOf(parser).includes(root))) return 'phone';
    const role = roleOf(id, roots);
    return role && `${reach.placeOf(id).prefix}${role}`;
  };
}

/**
 * - `adapter`: needed by the first call to the provider, or to parse a number.
 * - `app`: needed by every screen, by the parts of Main of several methods, or not worth a request.
 * - `<method>-main`: needed by a single method, its part of Main included.
 * - `screens`: our own modules that the later screens of several methods share, how one follows the other, and small screens.
 */
function roleOf(id, roots) {
  // A module that others need, too, is where it is best for the consumer's flow.
  const consumer = roots.filter((root) => !isOfOthers(root));
  const deciding = consumer.length > 0 ? consumer : roots;
  const isFor = (needed) => deciding.some((root) => root.endsWith(needed));
  if (FLOWS.some(({ adapters }) => adapters.some(isFor)) || isFor(PHONE)) return 'adapter';
  if (FLOWS.some(({ app }) => isFor(app)) || id.endsWith(TINY_MAIN)) return 'app';
  if (id.endsWith(TRANSITION) || ARRIVAL.test(id)) return 'screens';
  const methods = new Set(deciding.map(methodOf));
  const inMain = deciding.some((root) => partOf(root) === 'main');
  if (deciding.every((root) => SMALL_SCREENS.test(root))) return 'screens';
  if (methods.size === 1 && inMain) return `${methodOf(deciding[0])}-main`;
  if (inMain || roots.some((root) => root.endsWith(ENTRIES['auth-b2b-widget'].app))) return 'app';
  return deciding.length < 2 || id.includes('/node_modules/') ? undefined : 'screens';
}

/** Names chunks after the method or the logo in them, so that a network log shows what was loaded. */
export function chunkFileNames({ name, moduleIds }) {
  const index = moduleIds.at(-1) ?? '';
  const language = /\/i18n\/locales\/([\w-]+)\//.exec(index)?.[1];
  if (isPart(name)) return '[name].js';
  if (language && language !== 'en') return `chunks/${language}-${name}-[hash].js`;
  if (/\/src\/shell\/views\/oauth\/logos\//.test(index)) return `chunks/logo-${name}-[hash].js`;
  const prefix = isOfBusiness(index) ? 'b2b-' : '';
  if (partOf(index) === 'screens' && !SMALL_SCREENS.test(index))
    return `chunks/${prefix}${methodOf(index)}-screens-[hash].js`;
  return `chunks/${name.startsWith(prefix) ? '' : prefix}${name}-[hash].js`;
}

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
          bundle[fileName]?.imports.forEach(visit);
        };
        visit(chunkOf(path).fileName);
        // The entry is there already: it is what asks for them.
        return [...found].filter((fileName) => fileName.startsWith('chunks/'));
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
