import { parseUrl } from './urls.ts';

/** Part of an error message: plain text, or a link to the provider's documentation. */
export interface TextPart {
  readonly text: string;
  /** Only set for a link. */
  readonly href?: string;
}

const hosts = new Set(['stytch.com', 'www.stytch.com']);

/**
 * Splits a message from the provider into text and links. Messages are untrusted, so only URLs of the provider's
 * documentation become links.
 */
export function splitDocLinks(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(/https:\/\/[^\s<>"'`]+/g)) {
    // Punctuation that ends a sentence is not part of the URL.
    const url = match[0].replace(/[.,;:!?)\]}]+$/, '');
    const href = docHref(url);
    if (href === undefined) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: url, href });
    end = match.index + url.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

function docHref(text: string): string | undefined {
  const url = parseUrl(text);
  const isDocs =
    url?.protocol === 'https:' &&
    hosts.has(url.host) &&
    url.username === '' &&
    url.password === '' &&
    /^\/docs(\/|$)/.test(url.pathname);
  return isDocs ? url.href : undefined;
}
