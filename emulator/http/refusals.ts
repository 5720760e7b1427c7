import { refusals } from './api-error.ts';

/** The refusals of calls of any kind. */
export const refused = refusals({
  invalid_authorization_header: [
    400,
    'The Authorization header is not "Basic" with a project ID and secret.',
  ],
  invalid_project_id_authentication: [400, 'The project ID is not valid.'],
  invalid_public_token_id: [400, 'The public_token_id has an invalid format.'],
  user_unauthenticated: [401, 'The user is not signed in.'],
  session_not_found: [404, 'Session could not be found.'],
  endpoint_not_authorized_for_sdk: [401, 'The project does not let pages call this endpoint.'],
  invalid_phone_number_country_code: [400, 'The country code of the phone number is not allowed.'],
  invalid_pkce_code_challenge: [400, 'A pkce code_challenge of 43 base64url characters is required.'],
  pkce_did_not_expect_code_verifier: [400, 'No pkce code_verifier was expected.'],
  pkce_expected_code_verifier: [400, 'A pkce code_verifier was expected.'],
  pkce_mismatch: [400, 'The pkce code_verifier does not match the code_challenge.'],
});
