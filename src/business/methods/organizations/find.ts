import type { BootstrapSource } from '../../../provider/port.ts';
import { offered } from '../../flow/offered.ts';
import type { Action } from '../../screen.ts';
import { slugInPath } from './slug.ts';

/** Looks up the organization of the page: by the configured slug, else by the project's pattern for the page's path. */
export const findOrganization: Action<{ readonly address: () => string }> = async (
  { provider, config },
  { address },
) => {
  const slug = config.organizationSlug ?? slugInPath(await slugPattern(provider.bootstrap), address());
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
