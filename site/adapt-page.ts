/** Makes a page of the site of a page of docs/. Pure. */
import { posix } from 'node:path';

export interface Site {
  /** The pages and pictures that the site has, by their paths in the repository. */
  readonly files: ReadonlySet<string>;
  /** Where the repository's other files can be read, with a slash at the end; undefined if nowhere yet. */
  readonly sources: string | undefined;
}

const FENCE = /^```.*?^```$/gms;
const LINK = /(!?)\[((?:[^[\]]|\[[^\]]*\])*)\]\(([^()\s]+)\)/g;
const IMAGE = /(<img src=")([^":]+)(")/g;
const ELEMENT = /<(auth-widget|auth-reset-password)((?:[^<>"']|"[^"]*"|'[^']*')*)>/;
/** With the heading above it. */
const FIRST_PARAGRAPH = /^# .*\n\n(?:.+\n)+\n/;
const ATTRIBUTE = /([\w-]+)(?:="([^"]*)"|='([^']*)')?/g;
/** What a demo ignores, or what would lead away from the page. */
const LEFT_OUT = /^(public-token|api-url|id|class|slot|.*-url)$/;

/** The target of a link in `path`, on the site; undefined if it leads nowhere. */
function targetOf(href: string, path: string, { files, sources }: Site): string | undefined {
  if (/^([a-z]+:|#)/i.test(href)) return href;
  const [file = '', fragment] = href.split('#');
  const target = posix.join(posix.dirname(path), file);
  if (files.has(target)) return href;
  return sources && `${sources}${target}${fragment === undefined ? '' : `#${fragment}`}`;
}

/** The attributes of the first element in a snippet that a demo can show; undefined if there is none. */
function exampleIn(fence: string): { tag: string; attributes: Record<string, string> } | undefined {
  const [, tag, text = ''] = (fence.startsWith('```html\n') && ELEMENT.exec(fence)) || [];
  if (tag === undefined) return undefined;
  const all = [...text.matchAll(ATTRIBUTE)].map(([, name = '', double, single]): [string, string] => [
    name,
    double ?? single ?? '',
  ]);
  const attributes = Object.fromEntries(all.filter(([name]) => !LEFT_OUT.test(name)));
  // What stands for more than the snippet shows.
  if (Object.values(attributes).some((value) => value.includes('…') || value.includes('...')))
    return undefined;
  return /crypto|passkeys/.test(attributes['products'] ?? '') ? undefined : { tag, attributes };
}

/** A snippet with its element to try out. */
function withExample(fence: string): string {
  const example = exampleIn(fence);
  if (!example) return fence;
  return `${fence}\n\n${liveExample(example.tag, example.attributes)}`;
}

function liveExample(tag: string, attributes: Readonly<Record<string, string>>): string {
  const encoded = encodeURIComponent(JSON.stringify(attributes)).replaceAll("'", '%27');
  return `<LiveExample tag="${tag}" attributes="${encoded}" />\n\n`;
}

function withLinks(text: string, path: string, site: Site): string {
  return text.replace(LINK, (link, bang: string, label: string, href: string) => {
    const target = targetOf(href, path, site);
    // Without an address of the repository, the name of a file is all that can be said.
    return target === undefined ? label : link === '' ? link : `${bang}[${label}](${target})`;
  });
}

/** What can be tried out on a page: nothing, its snippets, or this element, below its first paragraph. */
export type Examples = 'none' | 'snippets' | Readonly<Record<string, string>>;

/** @param path of the page in the repository */
export function adaptPage(markdown: string, path: string, site: Site, examples: Examples): string {
  const fences = markdown.match(FENCE) ?? [];
  const texts = markdown.split(FENCE);
  return texts
    .map((text, index) => {
      const fence = fences[index] ?? '';
      return withLinks(text, path, site) + (examples === 'snippets' ? withExample(fence) : fence);
    })
    .join('')
    .replace(FIRST_PARAGRAPH, (start) =>
      typeof examples === 'object' ? start + liveExample('auth-widget', examples) : start,
    )
    .replace(IMAGE, (_all, start: string, source: string, end: string) => `${start}./${source}${end}`);
}
