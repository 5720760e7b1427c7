import { refusals } from '../http/api-error.ts';

/** The refusals of calls about users, but for those that the demo in the page lacks: all of this is in its chunk. */
export const refused = refusals({
  email_not_found: [404, 'Email could not be found.'],
  phone_number_not_found: [404, 'Phone number could not be found.'],
  duplicate_email: [400, 'A user with the specified email already exists.'],
  duplicate_phone_number: [400, 'A user with the specified phone number already exists.'],
  too_many_requests: [429, 'Too many wrong codes. Request a new code.'],
  otp_code_not_found: [404, 'OTP code could not be found.'],
  unable_to_auth_otp_code: [
    401,
    'The OTP code could not be authenticated because it was either already used or expired.',
  ],
  magic_link_not_found: [404, 'The magic link could not be found.'],
  unable_to_auth_magic_link: [
    401,
    'The magic link could not be authenticated because it was either already used or expired.',
  ],
  unable_to_auth_password_reset_token: [
    401,
    'The password reset token could not be authenticated because it was either already used or expired.',
  ],
  no_password_reset_redirect_url: [400, 'No reset password redirect URL is set for this project.'],
  no_user_password: [400, 'The user does not have a password.'],
  user_lock_limit_reached: [429, 'The user is locked after too many failed attempts.'],
  reset_password: [400, 'The user must reset their password by email before a password can be used.'],
  weak_password: [400, 'The password does not meet the strength policy of this project.'],
  breached_password: [400, 'The password appears in a data breach of another site. Choose another one.'],
  session_too_old_to_reset_password: [400, 'The session needs a sign-in in the last five minutes.'],
  invalid_oauth_attach_token: [400, 'The OAuth attach token is invalid.'],
  oauth_invalid_state: [400, 'This sign-in is over. Start it again.'],
  oauth_token_not_found: [404, 'The OAuth token could not be found.'],
  sso_token_not_found: [404, 'The SSO token could not be found.'],
});
