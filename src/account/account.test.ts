import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ENGLISH } from '../kit/i18n/languages.ts';
import { sentenceOf } from '../kit/i18n/reason.ts';
import { ProviderError } from '../provider/errors.ts';
import type { AuthErrorDetail } from '../settings/types.ts';
import { runnerOf } from '../shell/runner/runner.ts';
import type { RunnerDependencies } from '../shell/runner/types.ts';
import { type Account, explainRefusal } from './account.ts';
import { accountTexts } from './texts.ts';

const texts = accountTexts(ENGLISH, {});
const { account, errors } = texts;
const refusal = (type: string) =>
  new ProviderError('provider', { status: 400, type, message: 'Stytch says.' });

test('visitors read what became of a change, and the page hears it', async () => {
  const heard: AuthErrorDetail[] = [];
  const runner = runnerOf<Account>(
    () =>
      ({
        host: { error: (detail: AuthErrorDetail) => heard.push(detail) },
        strings: texts,
        screen: 'Account',
        explain: explainRefusal,
        loadProvider: async () => ({}),
      }) as unknown as RunnerDependencies<Account>,
    { around: (action) => action, conclude: () => undefined, sessionCount: () => 0 },
  );
  const { signal } = new AbortController();
  for (const [thrown, expected] of [
    [refusal('duplicate_email'), account.taken],
    [refusal('duplicate_email_for_user'), account.taken],
    [refusal('duplicate_phone_number'), account.taken],
    [refusal('duplicate_phone_number_for_user'), account.taken],
    [refusal('cannot_delete_last_primary_factor'), account.last],
    [refusal('cannot_delete_email'), account.last],
    [refusal('cannot_remove_primary_auth_mechanism'), account.last],
    [refusal('too_many_unverified_factors'), account.verifyFirst],
    [refusal('too_many_requests'), errors.tooMany],
    [refusal('user_lock_limit_reached'), errors.tooMany],
    [refusal('inactive_email'), errors.emailRefused],
    [refusal('invalid_email'), errors.invalidEmail],
    [refusal('invalid_phone_number'), errors.invalidPhone],
    [refusal('oauth_token_not_found'), errors.provider],
    [refusal('constructor'), errors.provider],
    [new ProviderError('configuration', { type: 'endpoint_not_authorized_for_sdk' }), account.notPossible],
    [new ProviderError('configuration'), account.notPossible],
    [new ProviderError('configuration', { type: 'invalid_phone_number_country_code' }), errors.phoneCountry],
    [new ProviderError('network'), errors.network],
    [new ProviderError('timeout'), errors.timeout],
    [
      new ProviderError('passkey', { reason: 'user_locked_out', type: 'too_many_requests' }),
      errors.user_locked_out,
    ],
    [new ProviderError('page', { message: 'Cancel your plan first.' }), 'Cancel your plan first.'],
    [new ProviderError('page'), errors.page],
    [new TypeError('x is not a function'), errors.unexpected],
    [undefined, errors.unexpected],
  ] as const) {
    const failure = await runner.run(() => Promise.reject(thrown), undefined, { signal });
    assert.equal(failure && sentenceOf(failure.reason, errors), expected);
    assert.equal(heard.pop()?.message, expected);
  }
});
