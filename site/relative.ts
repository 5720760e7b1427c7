/**
 * Lets a site that VitePress has built work under any path. VitePress needs to know the path, so the site is built for one
 * that cannot occur, and this replaces it by what each page finds out when it is opened. Pure.
 */

/** The path that the site is built for. */
export const PLACEHOLDER = '/__site__/';

/** What the scripts read. A property of `globalThis`, so that all of them can. */
const BASE = 'globalThis.__siteBase';

/** A string of a script, maybe right after `return`, that begins with the placeholder, by its quote. */
const SCRIPT_STRING = new RegExp(`(["'])${PLACEHOLDER}`, 'g');
const TEMPLATE = new RegExp(`\`${PLACEHOLDER}`, 'g');

/** The index of the search: a single string, with the addresses of the pages. The minifier chooses its quotes. */
const SEARCH_INDEX = /^(const \w+=(?<quote>['"`])\{[^]*\}\k<quote>)(;\s*export\s*\{[^}]*\};?\s*)$/;

/** @throws Error if the placeholder is where this does not expect it */
export function relativeScript(code: string, file: string): string {
  const index = SEARCH_INDEX.exec(code);
  if (index) return `${index[1]}.replaceAll('${PLACEHOLDER}',${BASE})${index[3]}`;
  const relative = code.replace(SCRIPT_STRING, ` ${BASE}+$1`).replace(TEMPLATE, `\`\${${BASE}}`);
  if (relative.includes(PLACEHOLDER))
    throw new Error(`${file} has the site's path in the middle of a string`);
  return relative;
}

/** @param path of the sheet in the site */
export function relativeSheet(css: string, path: string): string {
  return css.replaceAll(PLACEHOLDER, toRoot(path));
}

/**
 * Links of what is the same on all pages stay in place when VitePress opens another page, so they are made absolute
 * before its scripts run.
 */
const SETTLE =
  "for(const node of document.querySelectorAll('a[href],link[href],img[src]'))" +
  "for(const name of ['href','src'])if(node.hasAttribute(name)&&!node.getAttribute(name).startsWith('#'))" +
  'node.setAttribute(name,node[name]);';

/** @param path of the page in the site */
export function relativePage(html: string, path: string): string {
  const root = toRoot(path);
  return (
    html
      // What VitePress knows about the site is JSON in a string of a script.
      .replace(/JSON\.parse\("(?:[^"\\]|\\.)*"\)/g, (call) =>
        call
          .replace(/\)$/, `.replaceAll('${PLACEHOLDER}',${BASE}))`)
          .replaceAll(PLACEHOLDER, '/__s\\u0069te__/'),
      )
      .replaceAll(`"${PLACEHOLDER}`, `"${root}`)
      .replace('<head>', `<head><script>${BASE}=new URL('${root}',location.href).pathname</script>`)
      .replace('</body>', `<script>${SETTLE}</script></body>`)
  );
}

/** From the folder of a file to the site's. */
function toRoot(path: string): string {
  const depth = path.split('/').length - 1;
  return depth === 0 ? './' : '../'.repeat(depth);
}
