import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ENGLISH } from '../kit/i18n/languages.ts';
import { ProviderError } from '../provider/errors.ts';
import { failureText } from './failures.ts';
import { accountTexts } from './texts.ts';

const texts = accountTexts(ENGLISH, {});
const { account, errors } = texts;
const refusal = (type: string) => new ProviderError('provider', { status: 400, type });

test('visitors read what became of a change', () => {
  for (const [thrown, expected] of [
    [refusal('duplicate_email'), account.taken],
    [refusal('duplicate_email_for_user'), account.taken],
    [refusal('duplicate_phone_number'), account.taken],
    [refusal('duplicate_phone_number_for_user'), account.taken],
    [refusal('cannot_delete_last_primary_factor'), account.last],
    [refusal('cannot_delete_email'), account.last],
    [refusal('cannot_remove_primary_auth_mechanism'), account.last],
    [refusal('too_many_unverified_factors'), account.verifyFirst],
    [refusal('too_many_requests'), account.tooMany],
    [refusal('user_lock_limit_reached'), account.tooMany],
    [refusal('invalid_email'), errors.invalidEmail],
    [refusal('invalid_phone_number'), errors.invalidPhone],
    [refusal('oauth_token_not_found'), errors.provider],
    [refusal('constructor'), errors.provider],
    [new ProviderError('configuration', { type: 'endpoint_not_authorized_for_sdk' }), errors.configuration],
    [new ProviderError('network'), errors.network],
    [new ProviderError('timeout'), errors.timeout],
    [{ code: 'load' }, errors.load],
    [new ProviderError('page', { message: 'Cancel your plan first.' }), 'Cancel your plan first.'],
    [new ProviderError('page'), errors.page],
    [new ProviderError('unexpected'), errors.unexpected],
    [new TypeError('x is not a function'), errors.unexpected],
    ['thrown', errors.unexpected],
    [undefined, errors.unexpected],
  ] as const)
    assert.equal(failureText(thrown, texts), expected, JSON.stringify(thrown));
});
