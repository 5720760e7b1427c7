import type { NewMember } from '../state/b2b/member.ts';
import type { NewOrganization } from '../state/b2b/organization.ts';
import type { Store } from '../state/store.ts';
import { makePassword } from '../state/user.ts';

const ADA = { email_address: 'ada@example.com', name: 'Ada' };

/** The hash of `violet-Piano-sleeps-42`. */
const ADAS_PASSWORD = 'YmnmLlHGAAjzVRe2zaUHHQ$1-VMCVPNgj38MK3fAxX58KzvDhIIhJ4XPewpVBuvB4w';

interface DemoOrganization {
  readonly known: NewOrganization;
  readonly members: readonly NewMember[];
}

/** One that Ada is in, one that wants a second factor, one that has invited her, and one that she may join. */
const ORGANIZATIONS: readonly DemoOrganization[] = [
  {
    known: {
      organization_name: 'Acme',
      sso_active_connections: [
        { connection_id: 'saml-connection-test-demo', display_name: 'Okta', identity_provider: 'okta' },
      ],
    },
    members: [ADA],
  },
  {
    known: { organization_name: 'Globex', mfa_policy: 'REQUIRED_FOR_ALL' },
    members: [ADA],
  },
  { known: { organization_name: 'Initech' }, members: [{ ...ADA, status: 'invited' }] },
  {
    known: {
      organization_name: 'Umbrella',
      email_jit_provisioning: 'RESTRICTED',
      email_allowed_domains: ['example.com'],
    },
    members: [{ email_address: 'grace@example.com' }],
  },
];

/** The sentences about them for visitors. */
export const HINT =
  'ada@example.com, with the password violet-Piano-sleeps-42, is in Acme and Globex, invited to Initech, and may join Umbrella. Any address may create an organization.';

export function seedOrganizations({ b2b, clock }: Store): void {
  for (const { known, members } of ORGANIZATIONS) {
    const organization = b2b.addOrganization(known, clock.now());
    for (const member of members) b2b.addMember(organization, member, clock.now());
  }
  b2b.passwords.set(ADA.email_address, makePassword(ADAS_PASSWORD));
}
