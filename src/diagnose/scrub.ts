/** Takes secrets out of a diagnosis. Pure. */

const SHORTENED = '…';

/** Enough of a public token to tell it from another. */
const PUBLIC_TOKEN = /(public-token-(?:test|live)-[\w-]{4})[\w-]+/g;
const SECRET = /(secret-(?:test|live)-)[\w=-]+/g;
// These look at each place once, however long the text: nothing before the place to start at may start it as well, and what
// looks ahead is not tried again.
const JWT = /(?<![\w-])(?=[\w-]*?eyJ[\w-])[\w-]+\.[\w-]+\.[\w-]*/g;
const PARAMETER = /([?&#](?=[^=?&#\s]*?(?:token|secret|code|key|password|jwt|session))[^=?&#\s]*=)[^&#\s]+/gi;

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
    .replace(PARAMETER, `$1${SHORTENED}`);
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
