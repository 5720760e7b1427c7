import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import esbuild from 'rollup-plugin-esbuild';
import { bareProps } from './build/bare-props.mjs';
import { builtChunks, chunkByItself, REACT_FILE, reactFile } from './build/built-chunks.mjs';
import { keepEntry, ofBuiltEntry } from './build/built-entry.mjs';
import { withoutMethods } from './build/chunk-boundaries.mjs';
import { chunkImports } from './build/chunk-imports.mjs';
import { chunkFileNames, createManualChunks, FLOWS, preloadMap } from './build/chunks.mjs';
import { compileEagerly } from './build/compile-eagerly.mjs';
import { defines } from './build/defines.mjs';
import { eachLanguage, locales } from './build/each-language.mjs';
import {
  businessFirstScreenData,
  firstScreenData,
  firstScreenStyleSheet,
} from './build/first-screen/plugin.mjs';
import { phoneZones } from './build/phone-zones.mjs';
import { businessSdkGlobals, sdkGlobals } from './build/sdk-globals.mjs';
import { STAGED } from './build/staged.mjs';
import { styleTexts } from './build/style-texts.mjs';
import { banner, createThirdParty } from './build/third-party.mjs';
import { sonnerStyles } from './src/kit/ui/sonner-styles.plugin.mjs';

const thirdParty = createThirdParty(fileURLToPath(new URL(STAGED, import.meta.url)));

/** Chunks of an earlier build would be published along with this one's. */
const emptyFolder = {
  name: 'empty-folder',
  renderStart: ({ dir }) => rmSync(dir, { recursive: true, force: true }),
};

/** Each language is an entry point of the package, such as `auth-widget/locales/es`. */
const translations = Object.entries(locales);
// English is part of other chunks, which a page that imports only the texts should not load.
const isEnglish = ([name]) => name.endsWith('/en');
const english = translations.filter(isEnglish);

const compile = [
  bareProps(),
  eachLanguage(),
  phoneZones(),
  sonnerStyles(),
  styleTexts(),
  // `production`: the SDK's development build throws on arguments that its production build accepts.
  nodeResolve({
    browser: true,
    exportConditions: ['production'],
    extensions: ['.mjs', '.js', '.ts', '.tsx'],
  }),
  commonjs(),
  replace({ preventAssignment: true, values: defines }),
  esbuild({ target: 'es2022', jsx: 'automatic', tsconfig: false }),
];

/** @param isAnnotated whether `#__PURE__` comments stay, for bundlers of pages that leave out what they do not use */
const minify = (isAnnotated = false) =>
  terser({
    module: true,
    ecma: 2020,
    compress: { passes: 2 },
    // For the bundlers of pages (see src/shell/chunks/import-chunk.ts), and of what is built already (see banner()).
    format: { comments: /webpackIgnore|Licenses/, preserve_annotations: isAnnotated },
  });

const plugins = [...compile, thirdParty(), minify(), banner()];
const forBrowsers = [...plugins, compileEagerly()];

/**
 * Warnings that are harmless in libraries: cycles, `"use client"` directives, `this` at the top of a module (which
 * @wallet-standard/app guards), and `#__PURE__` comments where Rollup cannot use them.
 */
const TOLERATED = new Set([
  'CIRCULAR_DEPENDENCY',
  'MODULE_LEVEL_DIRECTIVE',
  'THIS_IS_UNDEFINED',
  'INVALID_ANNOTATION',
]);

/** The texts that servers print are there already, as entries of the package. */
const LOCALE = /^.*\/i18n\/locales\/([\w-]+)\/consumer\.ts$/;
const localePath = (id) => id.replace(LOCALE, './locales/$1.js');

/** Leaves out modules that are files of the package already, or that bundlers choose. */
const externals = (files) => {
  const resolve = (id) => (Object.hasOwn(files, id) ? { id: files[id], external: true } : null);
  return { name: 'externals', resolveId: resolve, resolveDynamicImport: resolve };
};

/** Tells React's servers that the components need a browser. Terser removes unknown directives. */
const clientOnly = () => ({
  name: 'client-only',
  renderChunk: { order: 'post', handler: (code) => ({ code: `'use client';${code}`, map: null }) },
});

/** Chunks that a file never asks for: a server cannot load them. */
const withoutDynamicImports = () => ({
  name: 'without-dynamic-imports',
  // Another name than that of the module, which may be imported statically as well.
  resolveDynamicImport: () => ({ id: 'never-imported', external: true }),
  renderDynamicImport: ({ targetModuleId }) =>
    targetModuleId === 'never-imported' ? { left: 'Promise.reject(', right: ')' } : null,
});

function onwarn(warning, warn) {
  const inLibrary = (warning.id ?? warning.loc?.file ?? warning.ids?.[0] ?? '').includes('node_modules');
  // `types-only` is empty on purpose.
  if (warning.code !== 'EMPTY_BUNDLE' && !(inLibrary && TOLERATED.has(warning.code))) warn(warning);
}

/** Built by themselves, each with what it needs of ours: all elements share them by their URL. The later ones ask for the earlier ones. */
const SHARED_CHUNKS = [
  ['react', REACT_FILE, reactFile()],
  ['sdk', 'src/provider/stytch/sdk.ts', sdkGlobals()],
  ['b2b-sdk', 'src/provider/stytch/business/sdk.ts', businessSdkGlobals()],
  ['demo', 'emulator/demo/demo.ts'],
  ['diagnose', 'src/advice/diagnose.ts'],
  ['diagnose-business', 'src/advice/diagnose-business.ts'],
  ['migrate', 'src/settings/migration/migrate.ts'],
  ['refused-settings', 'src/advice/refused-settings.ts', builtChunks()],
  ['unknown-attributes', 'src/advice/unknown-attributes.ts', builtChunks()],
  ['session-signed-in', 'src/session/signed-in.ts', builtChunks()],
  ['session-menu', 'src/account-button/view.ts', builtChunks()],
];

/** A module as a file among the chunks. */
const chunk = (name, module, plugins) => ({
  input: { [name]: module },
  output: { dir: STAGED, format: 'es', entryFileNames: 'chunks/[name]-[hash].js' },
  plugins: [...plugins, ...forBrowsers, chunkByItself()],
  onwarn,
});

/** The entry is minified as the files that it becomes. */
const minifyChunks = () => {
  const { renderChunk, ...plugin } = minify();
  return {
    ...plugin,
    renderChunk: (code, chunk, ...options) => (chunk.isEntry ? null : renderChunk(code, chunk, ...options)),
  };
};

/** An element's entry, its app and what that asks for. */
const flow = (name, plugins) => {
  const { module, app, appFirst } = FLOWS[name];
  return {
    input: { [name]: `.${module}` },
    output: {
      dir: STAGED,
      format: 'es',
      entryFileNames: '[name].js',
      chunkFileNames: chunkFileNames(name),
      manualChunks: createManualChunks(name),
      // Otherwise Rollup moves the entry's own modules into the chunks that use them, and the entry waits for those.
      onlyExplicitManualChunks: true,
      // Otherwise the entry imports chunks that only a later import() needs.
      hoistTransitiveImports: false,
      // Shorter functions around the `import()` of a chunk with several modules.
      generatedCode: { arrowFunctions: true },
    },
    // Chunks import from the entry what it does not export to pages.
    preserveEntrySignatures: 'allow-extension',
    plugins: [
      builtChunks(),
      ...plugins,
      ...compile,
      thirdParty(),
      minifyChunks(),
      banner(),
      compileEagerly(),
      chunkImports(appFirst ? { app } : {}),
      keepEntry(name),
    ],
    onwarn,
  };
};

/** Modules by the names of their files. */
const bundle = (input, plugins, { output, ...options } = {}) => ({
  input,
  output: { dir: STAGED, format: 'es', ...output },
  plugins,
  onwarn,
  ...options,
});

export default [
  bundle(Object.fromEntries(translations.filter((locale) => !isEnglish(locale))), [
    emptyFolder,
    ...forBrowsers,
    chunkByItself(),
  ]),
  ...SHARED_CHUNKS.map(([name, module, plugins]) => chunk(name, module, [plugins, withoutDynamicImports()])),
  chunk('keep-alive', 'src/provider/stytch/keep-alive.ts', [
    builtChunks(),
    chunkImports({ folder: 'chunks' }),
  ]),
  // Of `<auth-session vertical="b2b">`.
  chunk('b2b-session', 'src/account-button/business/members.ts', [
    builtChunks(),
    chunkImports({ folder: 'chunks' }),
  ]),
  flow('elements', [firstScreenData(), withoutMethods(), preloadMap()]),
  flow('auth-b2b-widget', [businessFirstScreenData()]),
  flow('account', []),
  // Single files, which a page can use before any other has come.
  ...[
    ['elements', 'elements/elements.ts', 'elements'],
    ['auth-widget', 'elements/index.ts', 'elements'],
    ['auth-b2b-widget', 'elements/b2b-element.ts', 'auth-b2b-widget'],
    ['auth-account', 'elements/account-element.ts', 'account'],
    ['auth-passkeys', 'elements/passkeys-element.ts', 'account'],
  ].map(([name, module, entry]) =>
    bundle({ [name]: module }, [ofBuiltEntry(entry), ...compile, minify(), banner(), compileEagerly()]),
  ),
  // Files of their own, too, so that pages wait for one request, and load nothing of the widget.
  ...Object.entries({
    'auth-session': 'elements/session-element.ts',
    session: 'elements/session.ts',
  }).map(([name, module]) => bundle({ [name]: module }, [builtChunks(), ...forBrowsers, chunkImports()])),
  bundle(
    { server: 'elements/server.ts' },
    [withoutDynamicImports(), firstScreenData(), firstScreenStyleSheet(), ...plugins],
    { external: LOCALE, output: { paths: localePath } },
  ),
  bundle(
    { react: 'elements/react.ts' },
    [
      externals({
        '../server.ts': '#server',
        '../elements.ts': './elements.js',
        '../session.ts': './session.js',
        './session-element.ts': './auth-session.js',
        './passkeys-element.ts': './auth-passkeys.js',
        './account-element.ts': './auth-account.js',
        './b2b-element.ts': './auth-b2b-widget.js',
      }),
      ...compile,
      thirdParty(),
      minify(true),
      clientOnly(),
    ],
    // The page's own React, and what differs between servers and browsers: bundlers choose for each of both.
    { external: ['react'] },
  ),
  bundle({ node: 'elements/node.ts' }, [withoutDynamicImports(), ...plugins]),
  ...[
    ['react-browser', 'elements/react/browser.ts'],
    ['passkey-errors', 'elements/passkey-errors.ts'],
    ['types-only', 'elements/types-only.ts'],
    ...english,
  ].map(([name, module]) => bundle({ [name]: module }, plugins)),
  bundle({ embed: 'elements/embed.ts' }, plugins, { output: { format: 'iife' } }),
];
