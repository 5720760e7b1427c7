/** Finds the tags of the package in a page's HTML. Pure. */
import { TAG_FIELDS } from '../internal/read-tag.ts';
import type { PrintedTag } from '../internal/tags.ts';

export interface FoundTag {
  readonly tag: PrintedTag;
  readonly attributes: Readonly<Record<string, string>>;
  /** True if it has no content of its own. */
  readonly isEmpty: boolean;
}

const NAMES = Object.keys(TAG_FIELDS).join('|');
/** Where tags are text, or wait for a script. */
const OPAQUE = String.raw`<!--.*?-->|<(script|style|template|textarea|title|noscript)\b.*?</\1\s*>`;
const ATTRIBUTE = String.raw`[^\s"'<>/=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'=<>${'`'}]+))?`;
const TAG = String.raw`<(${NAMES})((?:\s+${ATTRIBUTE})*)\s*>(\s*</\2\s*>)?`;

const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

const LAST_CODE_POINT = 0x10ffff;

function decode(text: string): string {
  return text.replace(
    /&(?:#(\d+)|#x([\da-f]+)|(\w+));/gi,
    (whole, decimal, hex, name: string | undefined) => {
      if (name !== undefined) return ENTITIES[name] ?? whole;
      const code = decimal === undefined ? Number.parseInt(hex, 16) : Number(decimal);
      return code > LAST_CODE_POINT ? '\ufffd' : String.fromCodePoint(code);
    },
  );
}

function attributesOf(text: string): Record<string, string> {
  const found = [...text.matchAll(/([^\s"'<>/=]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'=<>`]+)))?/g)];
  return Object.fromEntries(
    found.map(([, name = '', double, single, bare]) => [
      name.toLowerCase(),
      decode(double ?? single ?? bare ?? ''),
    ]),
  );
}

/** Puts what `contentOf` returns into the tags that are empty; calls it for all. */
export function fillTags(html: string, contentOf: (found: FoundTag) => string): string {
  return html.replace(
    new RegExp(`${OPAQUE}|${TAG}`, 'gis'),
    (whole: string, _opaque, name: string | undefined, attributes: string, end: string | undefined) => {
      if (name === undefined) return whole;
      const isEmpty = end !== undefined;
      const tag = name.toLowerCase() as PrintedTag;
      const content = contentOf({ tag, attributes: attributesOf(attributes), isEmpty });
      return isEmpty ? `${whole.slice(0, whole.length - end.length)}${content}</${name}>` : whole;
    },
  );
}

/** The language of a page. */
export function languageOf(html: string): string | undefined {
  return attributesOf(/<html\b([^>]*)>/i.exec(html)?.[1] ?? '')['lang'];
}
