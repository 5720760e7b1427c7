import { refusals } from '../../http/api-error.ts';

/** The refusals of calls about members and organizations. */
export const refused = refusals({
  organization_not_found: [404, 'Organization could not be found.'],
  organization_slug_already_used: [400, 'Another organization has this slug.'],
  missing_oauth_organization_locator: [400, 'Either organization_id or slug is required.'],
  too_many_oauth_organization_locators: [400, 'Only one of organization_id and slug is allowed.'],
  sso_connection_not_found: [404, 'The SSO connection could not be found.'],
  member_not_found: [404, 'The member could not be found.'],
  action_not_allowed_email_domain_is_claimed: [400, 'Another organization has claimed the domain.'],
  email_jit_provisioning_not_allowed: [400, 'Members cannot join this organization by their email address.'],
  invalid_email_for_jit_provisioning: [400, 'This email domain may not join the organization.'],
  invalid_connection_for_jit_provisioning: [400, 'Members cannot join by this SSO connection.'],
  intermediate_session_not_found: [404, 'The intermediate session is missing or has expired. Start over.'],
  insufficient_factors_for_session_exchange: [400, 'No factor of the session counts elsewhere.'],
  unable_to_auth_impersonation_token: [401, 'The impersonation token is unknown or was used already.'],
  cross_org_passwords_not_enabled: [400, 'This project does not allow passwords across organizations.'],
  member_password_not_found: [404, 'The member does not have a password.'],
  member_reset_password: [400, 'The member must reset their password by email before one can be used.'],
  action_available_only_once_primary_authentication_is_met: [400, 'Complete primary authentication first.'],
  insufficient_factors: [401, 'Complete the second factor that the member has first.'],
  member_phone_number_not_found: [400, 'The member does not have a phone number.'],
  duplicate_member_phone_number_for_member: [400, 'The member already has another phone number.'],
});
