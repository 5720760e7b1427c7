/** A tag as a server prints it, with its first screen in a declarative shadow root. Pure. */
import { type PrintedData, printFirst } from '../../src/consumer/entry/print-first.ts';
import type { Attributes, Branch } from '../../src/kit/lib/draw.ts';
import { attributeOf } from '../../src/settings/fields.ts';
import { serialize } from '../../src/shell/first-screen/serialize.ts';
import { readTag, TAG_FIELDS } from './read-tag.ts';
import type { PrintedTag } from './tags.ts';

/** `true` is an empty attribute, an object becomes JSON, and `false`, `null` and `undefined` leave the attribute out. */
export type PrintedAttributes = Readonly<
  Record<string, string | number | boolean | object | null | undefined>
>;

export interface FirstScreenOptions {
  /** BCP 47 tag of the page's language, `<html lang>`, for a tag without `locale` and `lang`. Default: English. */
  readonly locale?: string;
  /**
   * `inline` (default) prints a `<style>`. `href` prints a `<link>`, for pages whose Content-Security-Policy forbids
   * inline styles, and is the URL of `dist/first-screen.css`.
   */
  readonly styles?: 'inline' | { readonly href: string };
  /**
   * Nonce of the page's Content-Security-Policy, which allows the styles. A theme is an attribute, which no nonce allows: it
   * applies with the script then.
   */
  readonly nonce?: string;
}

/** Attributes of any element that cannot run a script. */
const HARMLESS = /^(?:id|class|lang|dir|slot|hidden|(?:data|aria)-[\w-]+)$/;

function textsOf(tag: PrintedTag, attributes: PrintedAttributes): Attributes {
  if (!Object.hasOwn(TAG_FIELDS, tag)) throw new Error(`auth-widget: there is no element <${tag}>.`);
  const known = Object.entries(TAG_FIELDS[tag]).map(([name, parse]) => attributeOf(name, parse));
  const texts = Object.entries(attributes).flatMap(([name, value]): [string, string][] => {
    if (!known.includes(name) && !HARMLESS.test(name))
      throw new Error(`auth-widget: <${tag}> has no attribute ${JSON.stringify(name)}.`);
    if (value === undefined || value === null || value === false) return [];
    const text = value === true ? '' : typeof value === 'object' ? JSON.stringify(value) : String(value);
    return [[name, text]];
  });
  return Object.fromEntries(texts);
}

/** A tag's declarative shadow root; nothing if only the browser can draw the first screen. */
function contentOf(
  data: PrintedData,
  tag: PrintedTag,
  texts: Attributes,
  { locale, styles = 'inline', nonce }: FirstScreenOptions,
): readonly Branch[] {
  const { settings, isPlain } = readTag(tag, texts, locale);
  const screen = isPlain ? undefined : printFirst(data, settings);
  if (screen === undefined) return [];
  const allowed = { ...(nonce !== undefined && { nonce }) };
  const styled: Branch =
    styles === 'inline'
      ? ['style', allowed, screen.css]
      : ['link', { rel: 'stylesheet', href: styles.href, ...allowed }];
  return [['template', { shadowrootmode: 'open' }, styled, screen.tree]];
}

/** @throws Error for a tag or an attribute that the package does not have */
export function printTag(
  data: PrintedData,
  tag: PrintedTag,
  attributes: PrintedAttributes,
  options: FirstScreenOptions,
): string {
  const texts = textsOf(tag, attributes);
  return serialize([tag, texts, ...contentOf(data, tag, texts, options)]);
}

/**
 * The contents of the tag that `printTag` prints.
 * @throws Error for a tag or an attribute that the package does not have
 */
export function printShadowRoot(
  data: PrintedData,
  tag: PrintedTag,
  attributes: PrintedAttributes,
  options: FirstScreenOptions,
): string {
  return contentOf(data, tag, textsOf(tag, attributes), options).map(serialize).join('');
}
