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
