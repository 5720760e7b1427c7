/** Our own sentences for what Stytch refuses a visitor, on any screen. Types that are not here follow spec 8.3. */
import type { Reason } from '../../kit/i18n/reason.ts';
import { hasOwn } from '../../kit/lib/objects.ts';

/** By Stytch's `error_type`. Those that say the same to a visitor have one sentence. */
const BY_TYPE: Readonly<Record<string, Reason>> = {
  invalid_email: 'invalidEmail',
  inactive_email: 'emailRefused',
  email_in_denylist: 'emailRefused',
  email_not_in_allowlist: 'emailRefused',
  email_not_found: 'emailUnknown',
  invalid_phone_number: 'invalidPhone',
  phone_number_not_found: 'phoneUnknown',
  unsubscribed_phone_number: 'phoneUnsubscribed',
  user_lock_limit_reached: 'tooMany',
  too_many_requests: 'tooMany',
  captcha_required: 'blocked',
  captcha_failed: 'blocked',
  ad_blocker_detected: 'blocked',
  expired_totp: 'appExpired',
  totp_not_found: 'appExpired',
  totp_code_already_authenticated: 'codeUsed',
  // Those of a link have sentences of their own.
  pkce_mismatch: 'providerFailed',
  pkce_expected_code_verifier: 'providerFailed',
  oauth_token_not_found: 'providerFailed',
  oauth_flow_callback_error: 'providerFailed',
  oauth_discovery_flow_callback_error: 'providerFailed',
  oauth_non_discovery_flow_callback_error: 'providerFailed',
  sso_token_not_found: 'providerFailed',
  sso_connection_not_found: 'noSso',
  duplicate_member_phone_number: 'phoneTaken',
  duplicate_member_phone_number_for_member: 'phoneTaken',
  organization_slug_already_used: 'organizationNameRefused',
  organization_name_includes_banned_words: 'organizationNameRefused',
  invalid_organization_name: 'organizationNameRefused',
  organization_suspended: 'notAllowed',
  action_available_only_for_active_members: 'notAllowed',
  operation_restricted_by_organization_auth_methods: 'notAllowed',
  operation_restricted_by_organization_mfa_methods: 'notAllowed',
  email_jit_provisioning_not_allowed: 'notAllowed',
  invalid_email_for_jit_provisioning: 'notAllowed',
  invalid_connection_for_jit_provisioning: 'notAllowed',
  oauth_tenant_jit_provisioning_not_allowed: 'notAllowed',
  invalid_oauth_tenant_for_jit_provisioning: 'notAllowed',
};

/** Why something was refused; undefined for a type that has no sentence of ours. */
export const reasonOfType = (type: string | undefined): Reason | undefined =>
  type !== undefined && hasOwn(BY_TYPE, type) ? BY_TYPE[type] : undefined;
