import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  acme,
  sampleMember,
  sampleMemberSession,
  sampleOrganization,
} from '../../../../test/support/business-samples.ts';
import { ProviderError } from '../../errors.ts';
import { withoutSecrets } from '../answers.ts';
import { toFound, toSignIn } from './answers.ts';
import { toConnections, toDemanded, toDiscovered, toProfile } from './organizations.ts';

const organization = {
  organization_id: 'organization-1',
  organization_name: 'Acme',
  organization_slug: 'acme',
};
const profile = toProfile(organization);
const member = { member_id: 'member-1', organization_id: 'organization-1', email_address: 'ada@acme.test' };

/** As the provider answers a sign-in that is not finished. */
const unfinished = {
  member_session: null,
  session_token: '',
  intermediate_session_token: 'secret-1',
  member,
  organization,
  mfa_required: null,
  primary_required: null,
};

const profiles: readonly (readonly [string, given: object, expected: object])[] = [
  ['all methods are allowed', {}, {}],
  [
    'only some methods are allowed, and unknown ones are left out',
    {
      auth_methods: 'RESTRICTED',
      allowed_auth_methods: [
        'magic_link',
        'password',
        'email_otp',
        'sso',
        'slack_oauth',
        'palm',
        'toString',
        7,
      ],
      mfa_methods: 'RESTRICTED',
      allowed_mfa_methods: ['totp', 'fax'],
    },
    {
      allowedMethods: ['emailMagicLinks', 'passwords', 'emailOtp', 'sso', 'slack'],
      allowedMfaMethods: ['totp'],
    },
  ],
  [
    'some may join by their address',
    { email_jit_provisioning: 'RESTRICTED', email_allowed_domains: ['acme.test', 7] },
    { joinableDomains: ['acme.test'] },
  ],
  [
    'nobody may join',
    { email_jit_provisioning: 'NOT_ALLOWED', email_allowed_domains: ['acme.test'] },
    { joinableDomains: [] },
  ],
  [
    'connections and a logo',
    {
      organization_logo_url: 'https://acme.test/logo.png',
      sso_active_connections: [
        { connection_id: 'c', display_name: 'Okta', identity_provider: 'okta' },
        {},
        null,
      ],
    },
    {
      logoUrl: 'https://acme.test/logo.png',
      connections: [{ id: 'c', name: 'Okta', identityProvider: 'okta' }],
    },
  ],
  ['no logo', { organization_logo_url: '' }, {}],
];

for (const [title, given, expected] of profiles) {
  test(`an organization: ${title}`, () =>
    assert.deepEqual(toProfile({ ...organization, ...given }), {
      ...acme,
      ...expected,
    }));
}

test('an organization without an id is no answer', () => {
  assert.throws(() => toProfile({}), ProviderError);
  assert.throws(() => toProfile(null), ProviderError);
});

test('a connection without a name is still one', () => {
  assert.deepEqual(toConnections([{ connection_id: 'c' }]), [{ id: 'c', name: '', identityProvider: '' }]);
});

for (const [given, demanded] of [
  [null, undefined],
  [undefined, undefined],
  [{}, []],
  [{ allowed_auth_methods: ['palm'] }, []],
  [{ allowed_auth_methods: ['sso', 'google_oauth'] }, ['sso', 'google']],
] as const) {
  test(`demanded: ${JSON.stringify(given)}`, () => assert.deepEqual(toDemanded(given), demanded));
}

test('a list of organizations', () => {
  const types = [
    'active_member',
    'pending_member',
    'invited_member',
    'eligible_to_join_by_email_domain',
    'new',
  ];
  const answer = {
    email_address: 'ada@acme.test',
    discovered_organizations: [
      ...types.map((type) => ({ organization, membership: { type }, primary_required: null })),
      { organization, membership: null, primary_required: { allowed_auth_methods: ['sso'] } },
      { organization: null },
      7,
    ],
  };
  const memberships = ['member', 'invited', 'invited', 'eligible', 'member', 'member'] as const;
  assert.deepEqual(toDiscovered(answer), {
    email: 'ada@acme.test',
    organizations: memberships.map((membership, index) => ({
      organization: profile,
      membership,
      demanded: index === 5 ? ['sso'] : undefined,
    })),
  });
  assert.deepEqual(toDiscovered({}), { email: '', organizations: [] });
});

test('a session is one, whatever else is demanded', () => {
  const answer = toSignIn({
    ...unfinished,
    member_session: sampleMemberSession,
    member: sampleMember,
    organization: sampleOrganization,
    session_token: 'secret-2',
  });
  assert.equal(answer.kind, 'session');
  assert.doesNotMatch(JSON.stringify(answer), /secret-/);
});

test('another method goes before the second factor', () => {
  const answer = toSignIn({
    ...unfinished,
    primary_required: { allowed_auth_methods: ['password'] },
    mfa_required: { member_options: null, secondary_auth_initiated: null },
  });
  assert.deepEqual(
    { ...answer, data: undefined },
    {
      kind: 'anotherMethod',
      demanded: ['passwords'],
      email: 'ada@acme.test',
      organization: profile,
      data: undefined,
    },
  );
  assert.doesNotMatch(JSON.stringify(answer), /secret-/);
});

const phone = '+12025550162';

const factors: readonly (readonly [string, member: object, demanded: object | null, expected: object])[] = [
  ['nothing is known', {}, null, {}],
  [
    'the answer names both',
    { mfa_phone_number_verified: true },
    { mfa_phone_number: phone, totp_registration_id: 't' },
    { phone, hasTotp: true, smsSentTo: phone },
  ],
  [
    'the member has a verified number',
    { mfa_phone_number: phone, mfa_phone_number_verified: true },
    null,
    { phone },
  ],
  ['the member has a number that nobody has verified', { mfa_phone_number: phone }, null, {}],
  ['which was sent a code', { mfa_phone_number: phone }, {}, { smsSentTo: phone }],
  [
    'the member has an app',
    { totp_registration_id: 't', default_mfa_method: 'totp' },
    null,
    { hasTotp: true, preferred: 'totp' },
  ],
  ['an unknown preference', { default_mfa_method: 'fax' }, null, {}],
];

for (const [title, known, options, expected] of factors) {
  test(`a second factor: ${title}`, () => {
    const mfa = options && { member_options: options, secondary_auth_initiated: 'sms_otp' };
    const answer = toSignIn({ ...unfinished, member: { ...member, ...known }, mfa_required: mfa });
    assert.deepEqual(answer.kind === 'secondFactor' && answer.factor, {
      organizationId: 'organization-1',
      organizationName: 'Acme',
      memberId: 'member-1',
      email: 'ada@acme.test',
      phone: undefined,
      hasTotp: false,
      preferred: undefined,
      smsSentTo: undefined,
      ...expected,
    });
  });
}

test('neither a session nor a member is no answer', () => {
  assert.throws(() => toSignIn({}), ProviderError);
  assert.throws(() => toSignIn({ ...unfinished, member: null }), ProviderError);
});

test('a session without its member or its organization is none', () => {
  assert.equal(toFound(sampleMemberSession, sampleMember, undefined), undefined);
  assert.equal(toFound(sampleMemberSession, null, sampleOrganization), undefined);
});

test('no secret reaches the page', () => {
  const secrets = [
    'session_token',
    'session_jwt',
    'intermediate_session_token',
    'secret',
    'qr_code',
    'recovery_codes',
    'provider_values',
  ];
  const answer = Object.fromEntries([...secrets, 'request_id'].map((name) => [name, 'x']));
  assert.deepEqual(withoutSecrets(answer), { request_id: 'x' });
});
