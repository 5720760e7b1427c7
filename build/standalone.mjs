/**
 * Gives the SDK's chunk a copy of what it has of ours (sdk-globals.mjs), and of all the modules of that.
 *
 * Why: otherwise the entries would have to hand over what it needs of theirs, for which every page would pay, and elements without React
 * could not load the SDK at all.
 */

import { readFile } from 'node:fs/promises';
import { transform } from 'esbuild';

const MARK = '?standalone';

export function standalone() {
  return {
    name: 'standalone',
    async resolveId(source, from) {
      if (!from?.endsWith(MARK) && !source.endsWith('/sdk-session-cookie.ts')) return null;
      const resolved = await this.resolve(source, from?.replace(MARK, ''), { skipSelf: true });
      // The resolver asks all plugins, this one included.
      return !resolved || resolved.id.endsWith(MARK) ? resolved : `${resolved.id}${MARK}`;
    },
    async load(id) {
      if (!id.endsWith(MARK)) return null;
      const source = await readFile(id.replace(MARK, ''), 'utf8');
      const { code } = await transform(source, { loader: 'ts', target: 'es2022' });
      return code;
    },
  };
}
