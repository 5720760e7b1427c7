import type { BootstrapSource } from '../../../provider/port.ts';
import { offered } from '../../flow/offered.ts';
import type { Action, ActionContext } from '../../method.ts';
import { slugInPath } from './slug.ts';

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
