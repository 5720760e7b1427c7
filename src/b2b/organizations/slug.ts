/** Finds the organization's slug in the page's address. Pure. */

const SLUG = '{{slug}}';

/** The pattern as a regular expression. `*` stands for one label of a host, or one segment of a path. */
function matcherOf(pattern: string): RegExp {
  const [beforeSlug = ''] = pattern.replace(/^[^/]*:\/\//, '').split(SLUG);
  // A label of a host ends at a dot; a slug in the path may have one.
  const slug = beforeSlug.includes('/') ? '[^/]+' : '[^./]+';
  const source = pattern
    .split(/(\{\{slug\}\}|\*)/)
    .map((piece) => {
      if (piece === SLUG) return `(?<slug>${slug})`;
      return piece === '*' ? '[^./]+' : piece.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
    })
    .join('');
  return new RegExp(`^${source}(?:/.*)?$`);
}

/**
 * The slug of an organization's page.
 * @param pattern of the project, such as `https://*.example.com/{{slug}}`; its host may have the slug, too
 * @param href the page's address; its query and fragment do not count
 * @returns undefined if the address does not fit
 */
export function slugInPath(pattern: string | undefined, href: string): string | undefined {
  if (pattern === undefined || !pattern.includes(SLUG)) return undefined;
  const { protocol, host, hostname, pathname } = new URL(href);
  const path = pathname.replace(/\/$/, '');
  const bare = pattern.replace(/\/$/, '');
  // The pattern may be written without a scheme, and without the port.
  const candidates = [
    `${protocol}//${host}${path}`,
    `${protocol}//${hostname}${path}`,
    `${host}${path}`,
    `${hostname}${path}`,
    path,
  ];
  const matcher = matcherOf(bare);
  for (const candidate of candidates) {
    const slug = matcher.exec(candidate)?.groups?.['slug'];
    if (slug !== undefined) return slug;
  }
  return undefined;
}
