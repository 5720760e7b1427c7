// Rolls the declarations that `tsc -p elements` emits into one file per entry of the package.
import { readFileSync, rmSync } from 'node:fs';
import { dts } from 'rollup-plugin-dts';
import { locales } from './each-language.mjs';
import { STAGED } from './staged.mjs';

const EMITTED = '.tmp/types';
const root = new URL('../', import.meta.url);

/** The entries of package.json that have types: `index`, `elements`, ..., `locales/*`. */
const { exports } = JSON.parse(readFileSync(new URL('package.json', root), 'utf8'));
const entries = Object.values(exports)
  .map(({ types }) => /^\.\/dist\/types\/(.+)\.d\.ts$/.exec(types)?.[1])
  .filter((entry) => entry !== undefined);

const input = Object.fromEntries(
  entries.flatMap((entry) =>
    entry === 'locales/*'
      ? Object.entries(locales).map(([name, file]) => [name, `${EMITTED}/${file.replace(/\.ts$/, '.d.ts')}`])
      : [[entry, `${EMITTED}/elements/${entry}.d.ts`]],
  ),
);

/**
 * What lies behind the entries is published once, in one file per room: two copies of a class would clash in the
 * `HTMLElementTagNameMap` of an app that imports both `auth-widget` and `auth-widget/elements`. The
 * types of React and of the package `stytch` are in rooms of their own, because most apps do not have them.
 */
function roomOf(id) {
  const file = id.replaceAll('\\', '/').split(`${EMITTED}/`).at(-1);
  return Object.values(input).includes(`${EMITTED}/${file}`)
    ? undefined
    : /^(?:src\/|elements\/(?=(?:react|node)\/))?([\w-]+)\//.exec(file)?.[1];
}

/** Files of an earlier build would be published with this one's. */
const emptied = {
  name: 'emptied',
  renderStart: ({ dir }) => rmSync(dir, { recursive: true, force: true }),
};

export default {
  input,
  output: {
    dir: `${STAGED}/types`,
    entryFileNames: '[name].d.ts',
    chunkFileNames: 'shared/[name].d.ts',
    manualChunks: roomOf,
    minifyInternalExports: false,
  },
  external: ['react', 'stytch', 'svelte/elements', 'vue'],
  plugins: [emptied, dts()],
};
