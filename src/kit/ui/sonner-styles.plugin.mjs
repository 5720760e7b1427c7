import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const virtual = 'virtual:sonner-styles';
const resolved = `\0${virtual}`;
const injection = /^__insertCSS\(("(?:[^"\\]|\\.)*")\);?$/m;
const pageSelector = /,html\[dir=(?:ltr|rtl)\]/g;

/** Selectors for what the widget does not use: sonner's own card (toaster.tsx has its own), colors and buttons. */
const unused = /\[data-(?:styled|rich-colors|promise)=true\]|\[data-sonner-theme=|\.sonner-(?:load|spin)/;
const unusedProperties = /--(?:gray\d+|toast-[\w-]+):[^;}]*;?/g;
const rule = /([^{}]+)\{([^{}]*)\}/g;
const unusedKeyframes = /@keyframes sonner-[\w-]+\{(?:[^{}]*\{[^{}]*\})*\}/g;

function withoutUnused(css) {
  const kept = css
    .replace(unusedKeyframes, '')
    .replace(unusedProperties, '')
    .replace(rule, (text, selectors, declarations) =>
      declarations === '' || selectors.split(',').every((selector) => unused.test(selector)) ? '' : text,
    );
  if (kept.length > css.length / 2) {
    throw new Error(
      'sonner-styles: found too few unused rules. Has an upgrade of sonner renamed their selectors?',
    );
  }
  return kept;
}

/** Separates sonner's module from the style sheet that it would inject. */
function split(code) {
  const found = injection.exec(code);
  if (found?.[1] === undefined) {
    throw new Error(
      'sonner-styles: found no __insertCSS("…") in sonner/dist/index.mjs. Has an upgrade of sonner moved it?',
    );
  }
  // The widget must not style the page's <html>.
  const css = JSON.parse(found[1]).replace(pageSelector, '');
  return { rest: code.replace(found[0], ''), css: withoutUnused(css) };
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
