import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const virtual = 'virtual:sonner-styles';
const resolved = `\0${virtual}`;
const injection = /^__insertCSS\(("(?:[^"\\]|\\.)*")\);?$/m;
/** Separates sonner's module from the style sheet that it would inject. */
function split(code) {
  const found = injection.exec(code);
  if (found?.[1] === undefined) {
    throw new Error(
      'sonner-styles: found no __insertCSS("…") in sonner/dist/index.mjs. Has an upgrade of sonner moved it?',
    );
  }
  return { rest: code.replace(found[0], ''), css: JSON.parse(found[1]) };
}

/**
 * Rollup plugin that stops sonner from adding a <style> to the page's head on import. Instead, the style sheet can be
 * imported as text from `virtual:sonner-styles` and added to the sheets that the widget's root adopts.
 */
export function sonnerStyles() {
  return {
    name: 'sonner-styles',
    resolveId: (id) => (id === virtual ? resolved : null),
    async load(id) {
      if (id !== resolved) return null;
      const folder = dirname(createRequire(import.meta.url).resolve('sonner'));
      const { css } = split(await readFile(join(folder, 'index.mjs'), 'utf8'));
      return `export default ${JSON.stringify(css)};`;
    },
    transform(code, id) {
      if (!/[\\/]sonner[\\/]dist[\\/]index\.mjs(?:\?|$)/.test(id)) return null;
      return { code: split(code).rest, map: null };
    },
  };
}
