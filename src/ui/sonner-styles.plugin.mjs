import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

const virtual = 'virtual:sonner-styles';
const resolved = `\0${virtual}`;
const injection = /^__insertCSS\(("(?:[^"\\]|\\.)*")\);?$/m;
const pageSelector = /,html\[dir=(?:ltr|rtl)\]/g;

/** Rules of what the widget has none of: sonner's own card, which toaster.tsx draws itself, its colours and buttons. */
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
      'sonner-styles: less than half of the rules is unused; has an upgrade renamed what they match?',
    );
  }
  return kept;
}

/** sonner's module without the injection, and the style sheet it would have injected. */
function split(code) {
  const found = injection.exec(code);
  if (found?.[1] === undefined) {
    throw new Error('sonner-styles: no __insertCSS("…") in sonner/dist/index.mjs; has an upgrade moved it?');
  }
  // The page's own <html> is none of ours to style.
  const css = JSON.parse(found[1]).replace(pageSelector, '');
  return { rest: code.replace(found[0], ''), css: withoutUnused(css) };
}

/**
 * Rollup plugin: keeps sonner from writing a <style> into the page's head at import, and hands its style sheet out
 * as text (`import text from 'virtual:sonner-styles'`) for the sheet that the widget's root adopts.
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
