/**
 * Folds what entries have in common into the file of each: a page waits for one file, and a chunk takes what it needs of its entry
 * from there (chunk-imports.mjs).
 */
import { built, exportsOf } from './chunk-imports.mjs';

/** In the loader: the function that returns what chunks need of the entry. */
const ENTRY_EXPORTS = /\bENTRY_EXPORTS\b/;
const PART = '\0part:';
const OF_BUILT_ENTRY = '?of-built-entry';

const idOf = ({ name }) => `${PART}${name}`;

/** Has a part that contains the loader take what others hand to chunks. @param locals its own, by the names of its exports */
function withHanded(part, parts, locals) {
  const isOwn = ({ name }) => name === part.name;
  const imported = parts.filter((each) => !isOwn(each));
  const imports = imported.map((each) => {
    const names = each.handed.filter(Boolean).map((name) => `${name} as ${each.name}_${name}`);
    return `import { ${names.join(', ').replaceAll('-', '_')} } from ${JSON.stringify(idOf(each))};\n`;
  });
  const values = parts.flatMap((each) =>
    each.handed.map((name) => {
      if (name === undefined) return '';
      return isOwn(each) ? locals.get(name) : `${each.name}_${name}`.replaceAll('-', '_');
    }),
  );
  return `${imports.join('')}${part.code.replace(ENTRY_EXPORTS, () => `(() => [${values.join(', ')}])`)}`;
}

/**
 * For an entry of the package that has only exports of one that is built with the chunks: takes them from that.
 * @param name of the entry that is built
 */
export function ofBuiltEntry(name) {
  const parts = () => built.entries[name];
  const own = () => idOf(parts().at(-1));
  return {
    name: 'of-built-entry',
    async resolveId(source, importer) {
      if (source.startsWith(PART)) return source;
      const part = importer?.startsWith(PART) && parts().find(({ fileName }) => source === `./${fileName}`);
      if (part) return idOf(part);
      if (!importer?.includes('/elements/') || importer.endsWith(OF_BUILT_ENTRY)) return null;
      if (source === './elements.ts') return null;
      const { id } = await this.resolve(source, importer, { skipSelf: true });
      return `${id}${OF_BUILT_ENTRY}`;
    },
    async load(id) {
      const part = parts().find((each) => id === idOf(each));
      if (part) {
        // The part with the loader imports the others, for what they hand to chunks, and would run after them.
        const before = parts()[parts().indexOf(part) - 1];
        const code = before ? `import ${JSON.stringify(idOf(before))};${part.code}` : part.code;
        if (!ENTRY_EXPORTS.test(code)) return code;
        const exported = exportsOf(this.parse(code));
        const locals = new Map(exported.map((each) => [each.exported.name, each.local.name]));
        return withHanded({ ...part, code }, parts(), locals);
      }
      if (!id.endsWith(OF_BUILT_ENTRY)) return null;
      const { exports } = await this.load({ id: id.slice(0, -OF_BUILT_ENTRY.length) });
      return `export { ${exports.join(', ')} } from ${JSON.stringify(own())};`;
    },
    // Its chunks are there already.
    resolveDynamicImport: (id) => (typeof id === 'string' ? { id, external: true } : null),
  };
}
