/**
 * Lets chunks of separate builds share modules: one gives them, later ones take them, instead of bundling them again. As with
 * chunk-imports.mjs, a chunk that takes is a function of what it takes, so that one loader knows how chunks fail.
 */

import { posix } from 'node:path';
import {
  built,
  exportStatements,
  exportsOf,
  functionOf,
  giverOf,
  importStatements,
  removeStatements,
} from './chunk-imports.mjs';

/** By chunk, what it calls the exports that are for later ones. */
const handedBy = {};

/**
 * For the build of a chunk that later ones take of (see `takenFrom`). What is for them alone gets short names: the others would be
 * 1 % of what elements without React load.
 * @param given the modules that are for them
 */
export function givesTo(given) {
  return {
    name: 'gives-to',
    renderChunk: {
      // Before `takenFrom`, and terser.
      order: 'pre',
      handler(code, chunk) {
        const names = Object.entries(chunk.modules)
          .filter(([id]) => given.test(id))
          .flatMap(([, { renderedExports }]) => renderedExports);
        const later = chunk.exports.filter((name) => names.includes(name));
        const handed = Object.fromEntries(later.map((name, index) => [name, `_${index.toString(36)}`]));
        handedBy[chunk.name] = handed;
        const program = this.parse(code);
        const exported = exportsOf(program)
          .map(({ exported: { name }, local }) => `${local.name} as ${handed[name] ?? name}`)
          .join(', ');
        const rest = removeStatements(code, exportStatements(program));
        return { code: `${rest}\nexport { ${exported} };\n`, map: null };
      },
    },
  };
}

/**
 * For the build of a chunk of its own: takes modules from chunks of earlier builds, which export what it needs of them, instead of
 * bundling them again. `chunksOfEarlierBuild` requests those chunks beside this one, and passes their exports to `create`.
 * @param givers the modules, by the name of the chunk that has them, which is built with `givesTo`
 */
export function takenFrom(givers) {
  return {
    name: 'taken-from',
    async resolveId(source, importer) {
      if (!importer) return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      const giver = Object.keys(givers).find((name) => givers[name].test(resolved?.id));
      const chunk = Object.values(built.chunks).find(({ name }) => name === giver);
      return chunk ? { id: `./${posix.basename(chunk.fileName)}`, external: true } : null;
    },
    renderChunk: {
      // Before terser, whose output has other names.
      order: 'pre',
      handler(code, chunk) {
        const program = this.parse(code);
        for (const { source, specifiers } of importStatements(program)) {
          const { name } = giverOf(source.value);
          const isGiven = ({ imported }) => handedBy[name]?.[imported.name];
          const missing = specifiers.find((specifier) => !isGiven(specifier))?.imported.name;
          if (missing) throw new Error(`taken-from: ${name} does not give ${missing} to ${chunk.fileName}`);
        }
        const nameIn = (file, name) => handedBy[giverOf(file).name][name];
        // Once, as modules are.
        const create = 'let made; export const create = (...given) => (made ??= make(...given));';
        return { code: `const make = ${functionOf(code, program, chunk, nameIn)} ${create}`, map: null };
      },
    },
  };
}
