import type { OneTimeCode } from '../pending-sign-ins.ts';
import type { Password } from '../user.ts';
import { type Member, makeMember, type NewMember } from './member.ts';
import type { IntermediateSession, MemberSession } from './member-session.ts';
import { makeOrganization, type NewOrganization, type Organization } from './organization.ts';
import type { DiscoveryLink, MemberLink } from './pending-sign-ins.ts';
import { type B2bSettings, defaultB2bSettings } from './settings.ts';

/** Everything the emulator remembers about its B2B project. */
export class B2bStore {
  settings: B2bSettings = defaultB2bSettings();

  organizations: readonly Organization[] = [];
  members: readonly Member[] = [];
  /** By `passwordKey`. */
  readonly passwords = new Map<string, Password>();
  /** By session token. */
  readonly sessions = new Map<string, MemberSession>();
  /** By token. */
  readonly intermediateSessions = new Map<string, IntermediateSession>();

  /** By token. */
  readonly memberLinks = new Map<string, MemberLink>();
  /** By token. */
  readonly discoveryLinks = new Map<string, DiscoveryLink>();
  /** Codes by email that sign in to an organization, by the member's id. */
  readonly memberCodes = new Map<string, OneTimeCode>();
  /** Codes by email that lead to the list of organizations, by address. */
  readonly discoveryCodes = new Map<string, OneTimeCode>();
  /** Codes by SMS, by the member's id. */
  readonly smsCodes = new Map<string, OneTimeCode>();
  /** Whom staff may sign in as, by token. */
  readonly impersonations = new Map<string, Member>();

  /** Whose a password is: an address's, or only a member's. */
  passwordKey(email: string, organization: Organization): string {
    return this.settings.dashboard.cross_org_passwords ? email : `${organization.id} ${email}`;
  }

  /** The organization with this id or slug. */
  findOrganization(idOrSlug: string): Organization | undefined {
    return this.organizations.find(
      ({ id, settings }) => id === idOrSlug || settings.organization_slug === idOrSlug,
    );
  }

  /** The member of an organization with this email address. */
  findMember(organization: Organization, email: string): Member | undefined {
    return this.members.find((member) => member.organization === organization && member.email === email);
  }

  /**
   * Adds an organization, replacing any that has the same slug, with its members.
   * @param nowMs epoch milliseconds
   */
  addOrganization(known: NewOrganization, nowMs: number): Organization {
    const organization = makeOrganization(known, nowMs);
    const replaced = this.findOrganization(organization.settings.organization_slug);
    this.organizations = [...this.organizations.filter((other) => other !== replaced), organization];
    this.members = this.members.filter((member) => member.organization !== replaced);
    for (const [token, { member }] of this.sessions) {
      if (member.organization === replaced) this.sessions.delete(token);
    }
    return organization;
  }

  /**
   * Adds a member.
   * @param nowMs epoch milliseconds
   */
  addMember(organization: Organization, known: NewMember, nowMs: number): Member {
    const member = makeMember(organization, known, nowMs);
    this.members = [...this.members, member];
    return member;
  }
}
