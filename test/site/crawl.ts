/** Follows every link of a site, and tells which lead nowhere. */

export interface Crawl {
  /** The addresses of all pages that were found. */
  readonly pages: readonly string[];
  /** A sentence about each broken link. */
  readonly broken: readonly string[];
}

interface Page {
  readonly ids: ReadonlySet<string>;
}

const LINK = /<(?:a|link|script|img|iframe)\b[^>]*?\s(?:href|src)="([^"]*)"/g;
/** What a page that was built of a template has in its head. */
const NEEDED = [/<meta charset="utf-8">/, /<meta name="viewport"/, /<link rel="(?:preload )?stylesheet"/];
const ID = /\sid="([^"]*)"/g;

/** In attributes as VitePress writes them. */
const unescaped = (text: string): string => text.replaceAll('&amp;', '&').replaceAll('&quot;', '"');

/** The content of the page's markup, without what scripts and comments contain. */
const markupOf = (html: string): string =>
  html.replace(/<!--[\s\S]*?-->/g, '').replace(/(<script\b[^>]*>)[\s\S]*?<\/script>/g, '$1');

/**
 * @param start address of the first page. Links to other origins are not followed
 * @param root where the site begins: whatever it links to must be below
 */
export async function crawl(start: string, root: string): Promise<Crawl> {
  const pages = new Map<string, Page>();
  const files = new Map<string, Promise<Response>>();
  const broken: string[] = [];
  const fragments: { readonly from: string; readonly to: URL }[] = [];
  const request = (url: string): Promise<Response> => {
    const known = files.get(url) ?? fetch(url);
    files.set(url, known);
    return known;
  };

  const queue = [{ url: start, from: 'the start' }];
  for (let next = queue.pop(); next; next = queue.pop()) {
    const { url, from } = next;
    if (!url.startsWith(root)) broken.push(`${from} leaves the site for ${url}`);
    if (files.has(url) || !url.startsWith(root)) continue;
    const response = await request(url);
    if (!response.ok) broken.push(`${from} links to ${url}, which is a ${response.status}`);
    if (!response.ok || !response.headers.get('content-type')?.startsWith('text/html')) continue;
    const html = markupOf(await response.text());
    for (const needed of NEEDED) if (!needed.test(html)) broken.push(`${url} lacks ${needed.source}`);
    pages.set(url, { ids: new Set([...html.matchAll(ID)].map(([, id = '']) => unescaped(id))) });
    for (const [, href = ''] of html.matchAll(LINK)) {
      const target = new URL(unescaped(href), url);
      if (target.origin !== new URL(root).origin) continue;
      if (target.hash !== '') fragments.push({ from: url, to: new URL(target) });
      target.hash = '';
      queue.push({ url: target.href, from: url });
    }
  }
  for (const { from, to } of fragments) {
    const id = decodeURIComponent(to.hash.slice(1));
    const page = pages.get(to.href.slice(0, -to.hash.length));
    if (page && !page.ids.has(id)) broken.push(`${from} links to ${to.href}, where no #${id} is`);
  }
  return { pages: [...pages.keys()], broken: [...new Set(broken)] };
}
