/** Reads the markup that React renders on a server, which is regular: quoted attributes, closed tags, five entities. */
import type { Tree } from '../../src/plain/tree.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#x27;': "'",
};

const TOKEN = /<(?<close>\/)?(?<tag>[\w-]+)(?<attributes>(?: [\w:-]+="[^"]*")*)(?<void>\/)?>|(?<text>[^<]+)/g;
const ATTRIBUTE = / ([\w:-]+)="([^"]*)"/g;

const unescape = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot|#x27);/g, (entity) => ENTITIES[entity] ?? entity);

/** @throws if there is anything that React does not write */
export function parseMarkup(markup: string): readonly Tree[] {
  const root: Tree[] = [];
  const open: { readonly tag: string; push(child: Tree): void }[] = [
    { tag: '', push: (child) => root.push(child) },
  ];
  let end = 0;
  for (const { index, 0: token, groups = {} } of markup.matchAll(TOKEN)) {
    if (index !== end) break;
    end += token.length;
    const { close, tag = '', attributes = '', void: isVoid, text } = groups;
    const parent = open.at(-1);
    if (text !== undefined) parent?.push(unescape(text));
    else if (close) {
      if (open.pop()?.tag !== tag) throw new Error(`${tag} is closed where it is not open`);
    } else {
      const pairs = [...attributes.matchAll(ATTRIBUTE)].map(([, name = '', value = '']) => [
        name,
        unescape(value),
      ]);
      const branch: [string, Record<string, string>, ...Tree[]] = [tag, Object.fromEntries(pairs)];
      parent?.push(branch);
      if (!isVoid) open.push({ tag, push: (child) => branch.push(child) });
    }
  }
  if (end !== markup.length)
    throw new Error(`cannot read the markup from here: ${markup.slice(end, end + 80)}`);
  return root;
}
