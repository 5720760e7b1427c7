import { fileURLToPath } from 'node:url';

const standIn = fileURLToPath(new URL('../src/provider/stytch/sdk-storage.ts', import.meta.url));
const sdkModule = /\/node_modules\/@stytch\/vanilla-js\//;

/** How the SDK reaches what it stores and lists a cookie's attributes, and what it uses instead. */
const REPLACEMENTS = {
  'globalThis.localStorage': 'sdkStorage.localStorage',
  'globalThis.sessionStorage': 'sdkStorage.sessionStorage',
  'document.cookie': 'sdkStorage.cookie',
  // Otherwise js-cookie takes what a page has added to `Object.prototype` for attributes of a cookie.
  'for (var key in source)': 'for (var key of Object.keys(source))',
  'for (var attributeName in attributes)': 'for (var attributeName of Object.keys(attributes))',
};
/** Every way to store something, by its last name. */
const storage = /\b(?:localStorage|sessionStorage|indexedDB|cookieStore|document\.cookie)\b/;

/**
 * Rollup plugin: gives the SDK's modules `src/provider/stytch/sdk-storage.ts` in place of the page's storage and
 * cookies. Fails if an upgrade stops using one of them, or stores something in another way.
 * (`@rollup/plugin-inject` cannot replace `document.cookie`, which is assigned to.)
 */
export function lendStorage() {
  const found = new Set();
  return {
    name: 'lend-storage',
    transform(code, id) {
      if (!sdkModule.test(id) || !storage.test(code)) return null;
      let lent = code;
      let rest = code;
      for (const [name, replacement] of Object.entries(REPLACEMENTS)) {
        if (!code.includes(name)) continue;
        found.add(name);
        lent = lent.replaceAll(name, replacement);
        rest = rest.replaceAll(name, '');
      }
      const other = storage.exec(rest);
      if (other) this.error(`${id} uses ${other[0]} in a way that build/lend-storage.mjs does not know`);
      return { code: `import { sdkStorage } from ${JSON.stringify(standIn)};\n${lent}`, map: null };
    },
    buildEnd(error) {
      const missing = Object.keys(REPLACEMENTS).filter((name) => !found.has(name));
      if (!error && missing.length > 0)
        this.error(`The SDK does not use ${missing.join(', ')}. Has an upgrade moved it?`);
    },
  };
}
