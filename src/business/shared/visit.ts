import type { Visit } from '../flow/screens.ts';

/** The organization that a visitor signs in to; undefined if it is chosen later. */
export function organizationIdOf(visit: Visit): string | undefined {
  return visit.to === 'organization' ? visit.organization.id : undefined;
}
