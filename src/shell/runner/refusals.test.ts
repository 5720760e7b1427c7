import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { StytchAPIError } from '@stytch/vanilla-js/headless';
import { enBusiness } from '../../kit/i18n/english-business.ts';
import en from '../../kit/i18n/locales/en/consumer.ts';
import { sentenceOf } from '../../kit/i18n/reason.ts';
import { reasonOfType } from './refusals.ts';

/** As the SDK spells them. */
type Sentences = Partial<Record<ConstructorParameters<typeof StytchAPIError>[0]['error_type'], RegExp>>;

const blocked = /^A security check of this page was blocked/;
const providerFailed = /^The provider could not sign you in/;
const emailRefused = /^This address cannot be used here/;
const tooMany = /^Too many attempts/;

/** What visitors read instead of Stytch's English for developers; in the second table, those of organizations. */
const sentences = {
  invalid_email: /^Invalid email address$/,
  inactive_email: emailRefused,
  email_in_denylist: emailRefused,
  email_not_in_allowlist: emailRefused,
  email_not_found: /^No account has this address/,
  invalid_phone_number: /^Invalid phone number/,
  phone_number_not_found: /^No account has this number/,
  unsubscribed_phone_number: /^Messages to this number were stopped/,
  user_lock_limit_reached: tooMany,
  too_many_requests: tooMany,
  captcha_required: blocked,
  captcha_failed: blocked,
  ad_blocker_detected: blocked,
  pkce_mismatch: providerFailed,
  pkce_expected_code_verifier: providerFailed,
  oauth_token_not_found: providerFailed,
  oauth_flow_callback_error: providerFailed,
  oauth_discovery_flow_callback_error: providerFailed,
  oauth_non_discovery_flow_callback_error: providerFailed,
} satisfies Sentences;
const notAllowed = /^The organization does not allow this/;
const phoneTaken = /^This number is already used/;
const nameRefused = /^This name cannot be used/;
const sentencesOfOrganizations = {
  ...sentences,
  sso_token_not_found: providerFailed,
  sso_connection_not_found: /^We couldn’t find SSO/,
  duplicate_member_phone_number: phoneTaken,
  duplicate_member_phone_number_for_member: phoneTaken,
  organization_slug_already_used: nameRefused,
  organization_name_includes_banned_words: nameRefused,
  invalid_organization_name: nameRefused,
  organization_suspended: notAllowed,
  action_available_only_for_active_members: notAllowed,
  operation_restricted_by_organization_auth_methods: notAllowed,
  operation_restricted_by_organization_mfa_methods: notAllowed,
  email_jit_provisioning_not_allowed: notAllowed,
  invalid_email_for_jit_provisioning: notAllowed,
  invalid_connection_for_jit_provisioning: notAllowed,
  oauth_tenant_jit_provisioning_not_allowed: notAllowed,
  invalid_oauth_tenant_for_jit_provisioning: notAllowed,
} satisfies Sentences;

for (const [flow, rows, { errors }] of [
  ['the widget', sentences, en],
  ['the widget for organizations', sentencesOfOrganizations, enBusiness],
] as const)
  for (const [type, expected] of Object.entries(rows))
    test(`visitors of ${flow} read of ${type} in words of ours`, () => {
      const reason = reasonOfType(type);
      assert.ok(reason);
      assert.match(sentenceOf(reason, errors), expected);
    });

// Spec 8.3
test('other types have none', () => {
  for (const type of [undefined, 'weak_password', 'internal_server_error', 'constructor', '__proto__'])
    assert.equal(reasonOfType(type), undefined);
});
