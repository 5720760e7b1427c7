import type { JsonObject } from '../state/json.ts';

const ADA = { email_address: 'ada@example.com', name: 'Ada', password: 'violet-Piano-sleeps-42' };

/** One organization for each rule that a sign-in can meet. Ada is in all that have members. */
export const SAMPLE_ORGANIZATIONS: JsonObject[] = [
  { organization_name: 'Any method', members: [ADA] },
  {
    organization_name: 'Links only',
    auth_methods: 'RESTRICTED',
    allowed_auth_methods: ['magic_link'],
    members: [ADA],
  },
  {
    organization_name: 'Passwords only',
    auth_methods: 'RESTRICTED',
    allowed_auth_methods: ['password'],
    members: [ADA],
  },
  {
    organization_name: 'Single sign-on only',
    auth_methods: 'RESTRICTED',
    allowed_auth_methods: ['sso'],
    sso_active_connections: [
      { connection_id: 'saml-connection-test-okta', display_name: 'Okta', identity_provider: 'okta' },
      {
        connection_id: 'saml-connection-test-entra',
        display_name: 'Microsoft Entra',
        identity_provider: 'microsoft-entra',
      },
    ],
    members: [ADA],
  },
  { organization_name: 'Second factor to enroll', mfa_policy: 'REQUIRED_FOR_ALL', members: [ADA] },
  {
    organization_name: 'Second factor by SMS',
    mfa_policy: 'REQUIRED_FOR_ALL',
    members: [{ ...ADA, mfa_phone_number: '+12025550162' }],
  },
  {
    organization_name: 'Second factor by app',
    mfa_policy: 'REQUIRED_FOR_ALL',
    members: [
      {
        ...ADA,
        totp_secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
        recovery_codes: ['aaaa-bbbb-cccc', 'dddd-eeee-ffff'],
      },
    ],
  },
  {
    organization_name: 'Apps only',
    mfa_policy: 'REQUIRED_FOR_ALL',
    mfa_methods: 'RESTRICTED',
    allowed_mfa_methods: ['totp'],
    members: [ADA],
  },
  { organization_name: 'Invited', members: [{ ...ADA, status: 'invited' }] },
  { organization_name: 'Pending', members: [{ ...ADA, status: 'pending' }] },
  {
    organization_name: 'Open to example.com',
    email_jit_provisioning: 'RESTRICTED',
    email_allowed_domains: ['example.com'],
    members: [{ email_address: 'grace@example.com' }],
  },
  {
    organization_name: 'Open to a workspace',
    oauth_tenant_jit_provisioning: 'RESTRICTED',
    allowed_oauth_tenants: { slack: ['T0123456'], github: ['G0123456'], hubspot: ['H0123456'] },
  },
  { organization_name: 'Closed' },
  {
    organization_name: 'Owner of a domain',
    claimed_email_domains: ['claimed.example'],
    members: [{ email_address: 'ada@claimed.example' }],
  },
];
