/** Plugins that leave out what a library brings along and nobody here uses; each fails when an upgrade moves it. */

const shim = 'use-sync-external-store/shim';
const resolved = `\0${shim}`;

/** swr's copy of a hook for React 17, which React has had of its own since 18. */
export function reactsOwnStore() {
  return {
    name: 'reacts-own-store',
    resolveId: (id) => (id === shim || id === `${shim}/index.js` ? resolved : null),
    load: (id) => (id === resolved ? "export { useSyncExternalStore } from 'react';" : null),
  };
}

const defaultPlugins = 'var defaultStylisPlugins = [prefixer];';

/** Emotion's vendor prefixes, a default that src/theme/style-cache.ts replaces by plugins of its own. */
export function emotionUnprefixed() {
  return {
    name: 'emotion-unprefixed',
    transform(code, id) {
      if (!id.endsWith('/@emotion/cache/dist/emotion-cache.browser.esm.js')) return null;
      if (!code.includes(defaultPlugins)) this.error(`no "${defaultPlugins}"; has an upgrade moved it?`);
      return { code: code.replace(defaultPlugins, 'var defaultStylisPlugins = [];'), map: null };
    },
  };
}

const sheet = '@emotion/sheet';
const emptySheet = `\0${sheet}`;

/** Emotion's writer of <style> elements: src/theme/style-cache.ts puts one of its own in its place. */
export function emotionSheetless() {
  return {
    name: 'emotion-sheetless',
    resolveId: (id) => (id === sheet ? emptySheet : null),
    load: (id) => (id === emptySheet ? 'export class StyleSheet { tags = []; hydrate() {} }' : null),
  };
}

const converters = /\bw = \{\s*string: E,[^{}]*\}/;

/** r2wc's converters of attributes: elements/internal/react-host.ts declares every property without a type. */
export function r2wcUntyped() {
  return {
    name: 'r2wc-untyped',
    transform(code, id) {
      if (!id.endsWith('/@r2wc/core/dist/core.js')) return null;
      if (!converters.test(code)) this.error(`no ${converters}; has an upgrade moved it?`);
      return { code: code.replace(converters, 'w = {}'), map: null };
    },
  };
}

/** Exports that nobody here uses, by the CommonJS module which has them: a bundler has to keep all of those. */
const UNUSED_EXPORTS = [
  {
    from: 'react',
    file: 'react/cjs/react.production.js',
    names: [
      'Children',
      'PureComponent',
      '__COMPILER_RUNTIME',
      'addTransitionType',
      'cacheSignal',
      'cloneElement',
      'createRef',
      'unstable_useCacheRefresh',
      'useActionState',
      'useDeferredValue',
      'useImperativeHandle',
      'useOptimistic',
      'useTransition',
    ],
  },
  {
    from: 'react-dom',
    file: 'react-dom/cjs/react-dom.production.js',
    names: [
      'preconnect',
      'prefetchDNS',
      'preinit',
      'preinitModule',
      'preload',
      'preloadModule',
      'requestFormReset',
      'unstable_batchedUpdates',
      'useFormState',
      'useFormStatus',
    ],
  },
  { from: 'react-dom/client', file: 'react-dom/cjs/react-dom-client.production.js', names: ['hydrateRoot'] },
];

/** The code without the statements `exports.name = …` of these names, and the names that were found. */
function withoutExports(code, ast, names) {
  const statements = ast.body.filter(
    ({ type, expression: { left } = {} }) =>
      type === 'ExpressionStatement' &&
      left?.object?.name === 'exports' &&
      names.includes(left.property.name),
  );
  const rest = statements.reduceRight((text, { start, end }) => text.slice(0, start) + text.slice(end), code);
  return { rest, found: statements.map(({ expression }) => expression.left.property.name) };
}

/** One of these names, where a module imports it or reads it off an import of all. */
function useOf(names, { specifiers }, code) {
  return specifiers
    .map(({ imported, local }) =>
      imported && imported.name !== 'default'
        ? names.find((name) => name === imported.name)
        : new RegExp(`\\b${local.name.replaceAll('$', '\\$')}\\.(${names.join('|')})\\b`).exec(code)?.[1],
    )
    .find((name) => name !== undefined);
}

/** React's calls for pages that servers render, for resources and for whatever else no module here asks for. */
export function reactUnused() {
  return {
    name: 'react-unused',
    transform(code, id) {
      const known = UNUSED_EXPORTS.find(({ file }) => id.endsWith(`/node_modules/${file}`));
      if (!known) return null;
      const { rest, found } = withoutExports(code, this.parse(code), known.names);
      const moved = known.names.filter((name) => !found.includes(name));
      if (moved.length > 0) this.error(`no ${moved.join(', ')}; has an upgrade moved them?`);
      return { code: rest, map: null };
    },
    moduleParsed({ id, ast, code }) {
      for (const node of ast.body.filter(({ type }) => type === 'ImportDeclaration')) {
        const known = UNUSED_EXPORTS.find(({ from }) => from === node.source.value);
        const used = known && useOf(known.names, node, code);
        if (used) this.error(`${id} uses ${used} of ${known.from}, which is left out`);
      }
    },
  };
}

const check = /^ *checkDCE\(\);$/m;

/** React's question to its developer tools whether the build dropped development code, which ours always does. */
export function reactUnchecked() {
  return {
    name: 'react-unchecked',
    transform(code, id) {
      if (!/\/node_modules\/react-dom\/(?:index|client)\.js$/.test(id)) return null;
      if (!check.test(code)) this.error(`no ${check}; has an upgrade moved it?`);
      return { code: code.replace(check, ''), map: null };
    },
  };
}

/** By the property of the client that holds them. */
const UNOFFERED = {
  idp: 'HeadlessIDPClient',
  impersonation: 'HeadlessImpersonationClient',
  totps: 'HeadlessTOTPClient',
  webauthn: 'HeadlessWebAuthnClient',
};
const headlessClient = /\/@stytch\/vanilla-js\/.*\/HeadlessClients\/(Headless\w+)\.mjs$/;
const useOfUnoffered = new RegExp(`\\bclient\\??\\.(${Object.keys(UNOFFERED).join('|')})\\b`);

/** The SDK's calls for what the widget does not offer. */
export function sdkUnoffered() {
  const found = new Set();
  return {
    name: 'sdk-unoffered',
    load(id) {
      const name = headlessClient.exec(id)?.[1];
      if (!Object.values(UNOFFERED).includes(name)) return null;
      found.add(name);
      return `export class ${name} {}`;
    },
    transform(code, id) {
      const used = id.includes('/src/provider/') && useOfUnoffered.exec(code);
      if (used) this.error(`${id} uses ${used[0]}, which is left out`);
    },
    buildEnd(error) {
      const moved = Object.values(UNOFFERED).filter((name) => !found.has(name));
      if (!error && moved.length > 0) this.error(`no ${moved.join(', ')}; has an upgrade moved them?`);
    },
  };
}
