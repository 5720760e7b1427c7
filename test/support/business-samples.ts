/** An organization, its member and their session, as the adapter for businesses returns them. */

import type { OrganizationList, PendingMfa } from '../../src/business/flow/screens.ts';
import type {
  DiscoveredOrganization,
  MemberSessionAnswer,
  OrganizationProfile,
  SecondFactor,
  SignInAnswer,
} from '../../src/provider/business-port.ts';
import type { Member, MemberSession, Organization } from '../../src/settings/business/member-session.ts';
import type { B2bSuccessDetail } from '../../src/settings/business/types.ts';

const time = '2999-01-31T12:00:00Z';

export const email = 'ada@acme.test';

export const acme: OrganizationProfile = {
  id: 'organization-1',
  name: 'Acme',
  slug: 'acme',
  logoUrl: undefined,
  connections: [],
  allowedMethods: undefined,
  allowedMfaMethods: undefined,
  joinableDomains: [],
};

export const discoveredAcme: DiscoveredOrganization = {
  organization: acme,
  membership: 'member',
  demanded: undefined,
};

export const list = {
  discovered: { email, organizations: [discoveredAcme] },
  method: 'magic_link',
} satisfies OrganizationList;

export const factor: SecondFactor = {
  organizationId: acme.id,
  organizationName: acme.name,
  memberId: 'member-1',
  email,
  phone: undefined,
  hasTotp: false,
  preferred: undefined,
  smsSentTo: undefined,
};

export const confirming: PendingMfa = {
  factor,
  methods: ['smsOtp', 'totp'],
  method: 'magic_link',
  resets: false,
};

export const sampleMember: Member = {
  member_id: 'member-1',
  organization_id: acme.id,
  email_address: email,
  email_address_verified: true,
  status: 'active',
  name: 'Ada',
  is_admin: false,
  member_password_id: '',
  mfa_enrolled: false,
  mfa_phone_number: '',
  mfa_phone_number_verified: false,
  totp_registration_id: '',
  default_mfa_method: '',
  trusted_metadata: {},
  untrusted_metadata: {},
};

export const sampleMemberSession: MemberSession = {
  member_session_id: 'member-session-1',
  member_id: sampleMember.member_id,
  organization_id: acme.id,
  authentication_factors: [],
  started_at: time,
  last_accessed_at: time,
  expires_at: '2999-01-31T13:00:00Z',
  custom_claims: null,
  roles: ['stytch_member'],
};

export const sampleOrganization: Organization = {
  organization_id: acme.id,
  organization_name: acme.name,
  organization_slug: acme.slug,
  organization_logo_url: '',
  trusted_metadata: {},
};

export const success: B2bSuccessDetail = {
  method: 'magic_link',
  session: sampleMemberSession,
  user: sampleMember,
  organization: sampleOrganization,
};

export const data = { request_id: 'request-1' };

/** What a sign-in can lead to. */
export const answers = {
  session: {
    kind: 'session',
    session: sampleMemberSession,
    user: sampleMember,
    organization: sampleOrganization,
    data,
  } satisfies MemberSessionAnswer,
  secondFactor: { kind: 'secondFactor', factor, organization: acme, data } satisfies SignInAnswer,
  anotherMethod: {
    kind: 'anotherMethod',
    demanded: ['passwords'],
    email,
    organization: acme,
    data,
  } satisfies SignInAnswer,
};
