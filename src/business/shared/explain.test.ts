import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Reason } from '../../kit/i18n/reason.ts';
import { ProviderError } from '../../provider/errors.ts';
import { explainLogIn } from '../../shell/views/log-in-form.tsx';
import { explainFactor, explainRecovery } from '../methods/mfa/actions.ts';
import { explainJoining } from '../methods/organizations/actions.ts';
import { explainReset } from '../methods/passwords/actions.ts';
import { explainSlug } from '../methods/sso/actions.ts';
import { afterProof, explainCode } from './explain.ts';

const explainers = {
  code: explainCode,
  factor: explainFactor,
  recovery: explainRecovery,
  joining: explainJoining,
  logIn: explainLogIn,
  reset: explainReset('Acme'),
  slug: explainSlug,
};

/** What each says of a refusal. Whatever is left out has the provider's own sentence. */
const cases: readonly (readonly [
  status: number,
  type: string,
  { readonly [Name in keyof typeof explainers]?: unknown },
])[] = [
  [
    404,
    'otp_code_not_found',
    { code: 'invalidPasscode', factor: 'invalidPasscode', recovery: 'wrongRecoveryCode' },
  ],
  [
    401,
    'unable_to_auth_otp_code',
    {
      code: 'invalidPasscode',
      factor: 'invalidPasscode',
      recovery: 'wrongRecoveryCode',
      logIn: 'wrongPassword',
    },
  ],
  [
    401,
    'unable_to_authenticate_totp',
    {
      code: 'invalidPasscode',
      factor: 'invalidPasscode',
      recovery: 'wrongRecoveryCode',
      logIn: 'wrongPassword',
    },
  ],
  [
    401,
    'unable_to_authenticate_recovery_code',
    {
      code: 'invalidPasscode',
      factor: 'invalidPasscode',
      recovery: 'wrongRecoveryCode',
      logIn: 'wrongPassword',
    },
  ],
  [400, 'expired_totp', {}],
  [
    404,
    'intermediate_session_not_found',
    { factor: 'discoveryExpired', recovery: 'discoveryExpired', joining: 'discoveryExpired' },
  ],
  [
    400,
    'invalid_intermediate_session_token_for_organization',
    { factor: 'discoveryExpired', recovery: 'discoveryExpired', joining: 'discoveryExpired' },
  ],
  [400, 'action_not_allowed_email_domain_is_claimed', { joining: 'domainClaimed' }],
  [
    404,
    'member_not_found',
    { logIn: 'wrongPassword', reset: { text: 'notMember', slots: { organization: 'Acme' } } },
  ],
  [
    401,
    'unauthorized_credentials',
    {
      factor: 'discoveryExpired',
      recovery: 'discoveryExpired',
      joining: 'discoveryExpired',
      logIn: 'wrongPassword',
    },
  ],
  [404, 'organization_not_found', { slug: 'slugUnknown' }],
  [400, 'invalid_organization_slug', { slug: 'slugUnknown' }],
  [400, 'no_sso_connection_exists_for_organization', { slug: 'noSso' }],
  [400, 'operation_restricted_by_organization_mfa_methods', {}],
  [429, 'too_many_otp_attempts', {}],
  [500, 'otp_code_not_found', {}],
];

for (const [status, type, expected] of cases) {
  test(`${status} ${type}`, () => {
    const error = new ProviderError('provider', { status, type });
    const said = Object.entries(explainers).map(([name, explain]) => [name, explain(error)] as const);
    assert.deepEqual(Object.fromEntries(said.filter(([, reason]) => reason !== undefined)), expected);
  });
}

for (const [name, explain] of Object.entries(explainers)) {
  test(`a network that fails is no refusal: ${name}`, () =>
    assert.equal(explain(new ProviderError('network')), undefined));
}

test('only an expired proof leads back to the first screen', () => {
  const { onFailure } = afterProof();
  const lead = (reason: Reason) => onFailure({ reason, refused: true });
  assert.deepEqual(lead('discoveryExpired'), { type: 'discoveryExpired', reason: 'discoveryExpired' });
  assert.equal(lead('invalidPasscode'), undefined);
});
