/** A stretch of an error message: plain text, or a link to the provider's documentation. */
export interface TextPart {
  readonly text: string;
  /** Set for a link only. */
  readonly href?: string;
}

const hosts = new Set(['stytch.com', 'www.stytch.com']);

/**
 * Splits a message of the provider into text and links. Only its documentation is linked: a message is outside
 * text, and whatever else it names must not become something to click.
 */
export function splitDocLinks(text: string): readonly TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const match of text.matchAll(/https:\/\/[^\s<>"'`]+/g)) {
    // A sentence's own punctuation is not part of the address.
    const address = match[0].replace(/[.,;:!?)\]}]+$/, '');
    const href = docAddress(address);
    if (href === undefined) continue;
    if (match.index > end) parts.push({ text: text.slice(end, match.index) });
    parts.push({ text: address, href });
    end = match.index + address.length;
  }
  if (end < text.length) parts.push({ text: text.slice(end) });
  return parts;
}

function docAddress(address: string): string | undefined {
  if (!URL.canParse(address)) return undefined;
  const url = new URL(address);
  const isDocs =
    url.protocol === 'https:' &&
    hosts.has(url.host) &&
    url.username === '' &&
    url.password === '' &&
    /^\/docs(\/|$)/.test(url.pathname);
  return isDocs ? url.href : undefined;
}
