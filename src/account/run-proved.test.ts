import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ENGLISH } from '../kit/i18n/languages.ts';
import { ProviderError } from '../provider/errors.ts';
import { failureText, type Refused, runProved } from './run-proved.ts';
import { accountTexts } from './visitor.ts';

const INSUFFICIENT = 'insufficient_factors';
const STALE = 'stale_factors';

/** What came of a change that is refused for these reasons, one after the other, and what was asked for. */
async function outcome(refusals: readonly string[], proves = true) {
  const asked: string[] = [];
  let tries = 0;
  const change = async (): Promise<string> => {
    const type = refusals[tries];
    tries += 1;
    if (type !== undefined) throw Object.assign(new Error(type), { type });
    return 'done';
  };
  const prove = async ({ reason }: Refused): Promise<boolean> => {
    asked.push(reason);
    return proves;
  };
  const result = await runProved(change, prove).catch((error: Error) => `refused: ${error.message}`);
  return { result, tries, asked };
}

const rows: readonly [name: string, refusals: readonly string[], result: string, asked: readonly string[]][] =
  [
    ['a change that takes no proof', [], 'done', []],
    ['a change that takes a proof', [STALE], 'done', [STALE]],
    ['a session of no category', [INSUFFICIENT, INSUFFICIENT], 'done', [INSUFFICIENT, INSUFFICIENT]],
    ['a second refusal', [STALE, STALE], `refused: ${STALE}`, [STALE]],
    [
      'a refusal without end',
      Array<string>(9).fill(INSUFFICIENT),
      `refused: ${INSUFFICIENT}`,
      [INSUFFICIENT, INSUFFICIENT],
    ],
    [
      'any other failure',
      ['webauthn_registration_not_found'],
      'refused: webauthn_registration_not_found',
      [],
    ],
  ];

for (const [name, refusals, result, asked] of rows)
  test(`${name}: ${result}`, async () => {
    assert.deepEqual(await outcome(refusals), { result, tries: asked.length + 1, asked });
  });

test('a visitor who does not go on leaves the change undone', async () => {
  assert.deepEqual(await outcome([STALE], false), { result: undefined, tries: 1, asked: [STALE] });
});

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
    [new ProviderError('configuration', { type: 'endpoint_not_authorized_for_sdk' }), account.notPossible],
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
