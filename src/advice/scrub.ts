/** Takes secrets out of a diagnosis. Pure. */

const SHORTENED = '…';

/** Enough of a public token to tell it from another. */
const PUBLIC_TOKEN = /(public-token-(?:test|live)-[\w-]{4})[\w-]+/g;
const SECRET = /(secret-(?:test|live)-)[\w=-]+/g;
// These look at each place once, however long the text: nothing before the place to start at may start it as well, and what
// looks ahead is not tried again.
const JWT = /(?<![\w-])(?=[\w-]*?eyJ[\w-])[\w-]+\.[\w-]+\.[\w-]*/g;
const PARAMETER = /([?&#](?=[^=?&#\s]*?(?:token|secret|code|key|password|jwt|session))[^=?&#\s]*=)[^&#\s]+/gi;

/** In a text of its own, such as what a script writes to the console. Bounded, so that a long text takes no longer. */
const NAMED =
  /\b([\w-]{0,40}(?:token|secret|password|jwt|session)[\w-]{0,40}(?:=|["']\s?:)\s?["']?)(?!public-token)[^\s&#"',;]+/gi;
const USER = /\b(\w{1,20}:\/\/)[^\s/?#"'<>]{1,1000}@/g;
const FRAGMENT = /(\bhttps?:\/\/[^\s#"'<>]{1,2000}#)[^\s"'<>]+/gi;

/** The fragments of URLs may hold anything; those of the documents that findings refer to are to stay. */
export const withoutFragments = (text: string): string => text.replace(FRAGMENT, `$1${SHORTENED}`);

/** A URL without user, query and fragment; anything else, such as `inline`, as it is. */
export function bareUrl(text: string): string {
  return text.replace(/^(\w+:\/\/)[^/?#]*@/, '$1').replace(/[?#].*$/s, '');
}

/** A shorter text is no secret, and may be part of any word. */
const SHORTEST_SECRET = 6;

/** @param secrets texts that must not appear, whatever they look like */
export function scrubText(text: string, secrets: readonly string[]): string {
  return secrets
    .filter(({ length }) => length >= SHORTEST_SECRET)
    .reduce((rest, secret) => rest.replaceAll(secret, SHORTENED), text)
    .replace(PUBLIC_TOKEN, `$1${SHORTENED}`)
    .replace(SECRET, `$1${SHORTENED}`)
    .replace(JWT, SHORTENED)
    .replace(PARAMETER, `$1${SHORTENED}`)
    .replace(NAMED, `$1${SHORTENED}`)
    .replace(USER, `$1${SHORTENED}@`);
}

/** A copy of plain data in which all texts are scrubbed. */
export function scrub<Data>(data: Data, secrets: readonly string[]): Data {
  const copy = (value: unknown): unknown => {
    if (typeof value === 'string') return scrubText(value, secrets);
    if (Array.isArray(value)) return value.map(copy);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, copy(inner)]));
  };
  // The copy has the same keys.
  return copy(data) as Data;
}
