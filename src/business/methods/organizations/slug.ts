/** Finds the organization's slug in the page's address. Pure. */
import type { BootstrapSource } from '../../../provider/port.ts';
import { offered } from '../../flow/offered.ts';
import type { Action, ActionContext } from '../../method.ts';

const SLUG = '{{slug}}';

/** The places that a text may have been read up to, each with the slug that was found. */
type Ends = ReadonlyMap<number, string | undefined>;

function afterLiteral(text: string, ends: Ends, literal: string): Ends {
  const fitting = [...ends].filter(([end]) => text.startsWith(literal, end));
  return new Map(fitting.map(([end, slug]) => [end + literal.length, slug]));
}

/** @param isEnd tells where what the wildcard stands for ends, at the latest */
function afterWildcard(text: string, ends: Ends, isSlug: boolean, isEnd: RegExp): Ends {
  const further = new Map<number, string | undefined>();
  let start: number | undefined;
  for (let place = 0; place < text.length; place += 1) {
    if (ends.has(place)) start = place;
    if (isEnd.test(text.charAt(place))) start = undefined;
    if (start !== undefined) further.set(place + 1, isSlug ? text.slice(start, place + 1) : ends.get(start));
  }
  return further;
}

/**
 * Finds the slug in a text. `*` stands for one label of a host, or one segment of a path, or a part of it. Not by a regular
 * expression, which would try each wildcard at each place of the others.
 */
function match(pattern: string, text: string): string | undefined {
  const [beforeSlug = ''] = pattern.replace(/^[^/]*:\/\//, '').split(SLUG);
  // A label of a host ends at a dot; a slug in the path may have one.
  const endOfSlug = beforeSlug.includes('/') ? /[/]/ : /[./]/;
  let ends: Ends = new Map([[0, undefined]]);
  for (const piece of pattern.split(/(\{\{slug\}\}|\*)/)) {
    if (piece === SLUG) ends = afterWildcard(text, ends, true, endOfSlug);
    else if (piece === '*') ends = afterWildcard(text, ends, false, /[./]/);
    else ends = afterLiteral(text, ends, piece);
  }
  const fitting = [...ends].filter(([end]) => end === text.length || text.charAt(end) === '/');
  return fitting.at(-1)?.[1];
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
  for (const candidate of candidates) {
    const slug = match(bare, candidate);
    if (slug !== undefined) return slug;
  }
  return undefined;
}

export interface Page {
  readonly address: () => string;
}

/** The slug of the page's organization: the configured one, else by the project's pattern for the page's path. */
export async function slugOfPage(
  { provider, config }: Pick<ActionContext, 'provider' | 'config'>,
  { address }: Page,
): Promise<string | undefined> {
  return config.organizationSlug ?? slugInPath(await slugPattern(provider.bootstrap), address());
}

/** Looks up the organization of the page. */
export const findOrganization: Action<Page> = async (context, page) => {
  const { provider, config } = context;
  const slug = await slugOfPage(context, page);
  if (slug === undefined) return { event: { type: 'organizationMissing' } };
  const { organization, data } = await provider.organizations.findBySlug(slug);
  const authEvent = { type: 'B2B_ORGANIZATIONS_GET_BY_SLUG', data } as const;
  if (!organization) return { event: { type: 'organizationMissing' }, authEvent };
  const visit = { to: 'organization', organization } as const;
  const { name } = organization;
  return offered(config, visit).products.length === 0
    ? { event: { type: 'stopped', reason: { text: 'noMethods', slots: { organization: name } } }, authEvent }
    : { event: { type: 'organizationFound', organization }, authEvent };
};

async function slugPattern({ stored, fetch }: BootstrapSource): Promise<string | undefined> {
  const known = stored() ?? (await fetch());
  return known.organizations?.slugPattern;
}
