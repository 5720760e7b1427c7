import { rmSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import commonjs from '@rollup/plugin-commonjs';
import { nodeResolve } from '@rollup/plugin-node-resolve';
import replace from '@rollup/plugin-replace';
import terser from '@rollup/plugin-terser';
import esbuild from 'rollup-plugin-esbuild';
import { accountCopies } from './build/account-copies.mjs';
import { bareProps } from './build/bare-props.mjs';
import { ofBuiltEntry } from './build/built-entry.mjs';
import { withoutMethods } from './build/chunk-boundaries.mjs';
import { chunkImports } from './build/chunk-imports.mjs';
import { chunkFileNames, createManualChunks, isPart, preloadMap } from './build/chunks.mjs';
import { compileEagerly } from './build/compile-eagerly.mjs';
import { defines } from './build/defines.mjs';
import { eachLanguage, locales } from './build/each-language.mjs';
import {
  businessFirstScreenData,
  firstScreenData,
  firstScreenStyleSheet,
  ofEachFlow,
} from './build/first-screen/plugin.mjs';
import { phoneZones } from './build/phone-zones.mjs';
import { sdkGlobals } from './build/sdk-globals.mjs';
import { chunkByItself, chunksOfEarlierBuilds } from './build/separate-builds.mjs';
import { STAGED } from './build/staged.mjs';
import { standalone } from './build/standalone.mjs';
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
  standalone(),
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
 * Warnings that are harmless in libraries: `"use client"` directives, `this` at the top of a module (which
 * @wallet-standard/app guards), and `#__PURE__` comments where Rollup cannot use them.
 */
const TOLERATED = new Set(['MODULE_LEVEL_DIRECTIVE', 'THIS_IS_UNDEFINED', 'INVALID_ANNOTATION']);

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
  const inLibrary = (warning.id ?? warning.loc?.file ?? '').includes('node_modules');
  // Chunks need parts of both entries, so each one is asked.
  if (warning.code === 'CIRCULAR_DEPENDENCY' && warning.ids.some((id) => id.startsWith('\0'))) return;
  // `types-only` is empty on purpose.
  if (warning.code !== 'EMPTY_BUNDLE' && !(inLibrary && TOLERATED.has(warning.code))) warn(warning);
}

/** Few pages load these: an entry that handed over what they need of its modules would cost all pages more than the copies do. */
const RARE_CHUNKS = {
  diagnose: 'src/advice/diagnose.ts',
  'diagnose-business': 'src/advice/diagnose-business.ts',
  migrate: 'src/settings/migration/migrate.ts',
};

/** The chunks of elements without React, besides the SDK's. The first of them is also asked for by others. */
const PLAIN_CHUNKS = {
  'unknown-attributes': 'src/advice/unknown-attributes.ts',
  'session-signed-in': 'src/session/signed-in.ts',
  'session-menu': 'src/account-button/view.ts',
};

/** A module as a file among the chunks. */
const chunk = (name, module, plugins) => ({
  input: { [name]: module },
  output: { dir: STAGED, format: 'es', entryFileNames: 'chunks/[name]-[hash].js' },
  plugins,
  onwarn,
});

const chunked = {
  entryFileNames: '[name].js',
  chunkFileNames,
  manualChunks: createManualChunks(),
  // Otherwise Rollup moves the entry's own modules into the chunks that use them, and the entry waits for those.
  onlyExplicitManualChunks: true,
  // Otherwise the entry imports chunks that only a later import() needs.
  hoistTransitiveImports: false,
  // Shorter functions around the `import()` of a chunk with several modules.
  generatedCode: { arrowFunctions: true },
};

/** The parts of the entries are minified as the files that they become, when it is known what each of these needs. */
const minifyChunks = () => {
  const { renderChunk, ...plugin } = minify();
  return {
    ...plugin,
    renderChunk(code, chunk, ...options) {
      return isPart(chunk.name) ? null : renderChunk.call(this, code, chunk, ...options);
    },
  };
};

const forChunks = {
  // Chunks import from the entry what it does not export to pages: chunkImports() removes these exports again.
  preserveEntrySignatures: 'allow-extension',
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
  ...Object.entries(RARE_CHUNKS).map(([name, module]) =>
    chunk(name, module, [
      ...(name === 'diagnose' ? [emptyFolder] : []),
      chunkByItself(),
      withoutDynamicImports(),
      ...forBrowsers,
    ]),
  ),
  bundle(
    {
      elements: 'elements/bundle.ts',
      'auth-b2b-widget': 'elements/b2b-bundle.ts',
      account: 'elements/account-bundle.ts',
      'types-only': 'elements/types-only.ts',
      ...Object.fromEntries(translations.filter((locale) => !isEnglish(locale))),
    },
    [
      ...sdkGlobals(),
      accountCopies(),
      firstScreenData(),
      businessFirstScreenData(),
      ofEachFlow(),
      ...compile,
      thirdParty(),
      minifyChunks(),
      banner(),
      compileEagerly(),
      chunkImports(/\/(diagnose(-business)?|migrate)\.ts$/),
      withoutMethods(),
      preloadMap(),
    ],
    { output: chunked, ...forChunks },
  ),
  // Single files, which a page can use before any other has come.
  ...[
    ['elements', 'elements/elements.ts', 'elements', firstScreenData],
    ['auth-widget', 'elements/index.ts', 'elements', firstScreenData],
    ['auth-b2b-widget', 'elements/b2b-element.ts', 'auth-b2b-widget', businessFirstScreenData],
    ['auth-account', 'elements/account-element.ts', 'account'],
    ['auth-passkeys', 'elements/passkeys-element.ts', 'account'],
  ].map(([name, module, entry, data]) =>
    bundle({ [name]: module }, [
      ofBuiltEntry(entry),
      data?.(),
      ...compile,
      minify(),
      banner(),
      compileEagerly(),
    ]),
  ),
  ...Object.entries(PLAIN_CHUNKS).map(([name, module]) =>
    chunk(name, module, [
      chunkByItself(/\/(refused-settings|unknown-attributes)\.ts$/),
      withoutDynamicImports(),
      ...forBrowsers,
    ]),
  ),
  // Of `<auth-session vertical="b2b">`.
  chunk('b2b-session', 'src/account-button/business/members.ts', [
    chunksOfEarlierBuilds({ folder: 'chunks' }),
    ...forBrowsers,
    chunkByItself(),
  ]),
  // Files of their own, too, so that pages wait for one request, and load nothing of the widget.
  ...Object.entries({
    'auth-session': 'elements/session-element.ts',
    session: 'elements/session.ts',
  }).map(([name, module]) => bundle({ [name]: module }, [chunksOfEarlierBuilds(), ...forBrowsers])),
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
    ...english,
  ].map(([name, module]) => bundle({ [name]: module }, plugins)),
  bundle({ embed: 'elements/embed.ts' }, plugins, { output: { format: 'iife' } }),
];
