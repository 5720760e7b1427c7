import type { EmailedLink } from '../pending-sign-ins.ts';
import type { Member } from './member.ts';

/** A link that signs in to an organization or sets a new password there. */
export interface MemberLink extends EmailedLink {
  readonly member: Member;
}

/** A link that leads to the list of organizations. */
export interface DiscoveryLink extends EmailedLink {
  readonly email: string;
}
