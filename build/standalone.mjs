/** Gives the chunk of `diagnose()` copies of all its modules. */

import { readFile } from 'node:fs/promises';
import { transform } from 'esbuild';

const SUFFIX = '?standalone';
const root = /[\\/]src[\\/]diagnose[\\/]diagnose(?:-b2b)?\.ts$/;

/** The chunks that copied modules would load: what is diagnosed has loaded them already. */
const IMPORT = /\bimport\(["'][^"']+["']\)/g;

/**
 * Rollup plugin: that chunk shares no module with others. Otherwise the entries would have to hand over what it needs of
 * theirs, for which every page would pay, and elements without React could not load it at all.
 */
export function standalone() {
  return {
    name: 'standalone',
    async resolveId(source, from) {
      const isCopy = from?.endsWith(SUFFIX);
      if (!isCopy && !/\/diagnose(-b2b)?\.ts$/.test(source)) return null;
      const resolved = await this.resolve(source, from?.replace(SUFFIX, ''), { skipSelf: true });
      // The resolver asks all plugins, this one included.
      if (!resolved || resolved.id.endsWith(SUFFIX)) return resolved;
      return isCopy || root.test(resolved.id) ? `${resolved.id}${SUFFIX}` : resolved;
    },
    async load(id) {
      if (!id.endsWith(SUFFIX)) return null;
      const source = await readFile(id.slice(0, -SUFFIX.length), 'utf8');
      const { code } = await transform(source, { loader: 'ts', target: 'es2022' });
      return code.replace(IMPORT, 'Promise.reject()');
    },
  };
}
