import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ProviderError } from '../../provider/errors.ts';
import { explainRefusedCode } from './actions.ts';

const refusals: readonly (readonly [status: number, type: string, text: string | undefined])[] = [
  [404, 'otp_code_not_found', 'invalidPasscode'],
  [401, 'unable_to_auth_otp_code', 'invalidPasscode'],
  [400, 'invalid_session_duration_minutes', undefined],
  [400, 'bad_domain_for_stytch_sdk', undefined],
  [401, 'unauthorized_credentials', undefined],
  [429, 'too_many_otp_attempts', undefined],
  [500, 'internal_server_error', undefined],
];

for (const [status, type, text] of refusals) {
  test(`${status} ${type} is explained by ${text ? 'our own text' : 'the provider'}`, () =>
    assert.equal(explainRefusedCode(new ProviderError('provider', { status, type })), text));
}
