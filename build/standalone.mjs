/**
 * Gives the chunks of `diagnose()` and of `migrate()`, and what the SDK's chunk has of ours, copies of all their modules.
 *
 * Why: otherwise the entries would have to hand over what these chunks need of theirs, for which every page would pay, and
 * elements without React could not load them at all. Cost: what the copies weigh in those chunks, which few pages load.
 */

import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { transform } from 'esbuild';

/** Followed by the name of the chunk that the copy is for. */
const MARK = '?standalone=';
const root =
  /[\\/]src[\\/](?:advice[\\/]diagnose(?:-business)?|settings[\\/]migration[\\/]migrate|provider[\\/]stytch[\\/]sdk-session-cookie)\.ts$/;

/** The chunks that copied modules would load: what is diagnosed has loaded them already. */
const IMPORT = /\bimport\(["'][^"']+["']\)/g;

/** Those chunks share no module with others. */
export function standalone() {
  return {
    name: 'standalone',
    async resolveId(source, from) {
      const [importer, chunk] = from?.split(MARK) ?? [];
      if (!chunk && !/\/(diagnose(-business)?|migrate|sdk-session-cookie)\.ts$/.test(source)) return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      // The resolver asks all plugins, this one included.
      if (!resolved || resolved.id.includes(MARK)) return resolved;
      if (chunk) return `${resolved.id}${MARK}${chunk}`;
      return root.test(resolved.id) ? `${resolved.id}${MARK}${basename(resolved.id, '.ts')}` : resolved;
    },
    async load(id) {
      if (!id.includes(MARK)) return null;
      const [file] = id.split(MARK);
      const source = await readFile(file, 'utf8');
      const { code } = await transform(source, { loader: 'ts', target: 'es2022' });
      return code.replace(IMPORT, 'Promise.reject()');
    },
  };
}
