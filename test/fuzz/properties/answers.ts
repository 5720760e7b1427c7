/** Answers of Stytch, and what the browser's storage has of them. */
import assert from 'node:assert/strict';
import fc from 'fast-check';
import { accountName, verifiedEmails } from '../../../src/kit/lib/account.ts';
import { ProviderError } from '../../../src/provider/errors.ts';
import { toSessionAnswer, withoutSecrets } from '../../../src/provider/stytch/answers.ts';
import { toSignIn } from '../../../src/provider/stytch/business/answers.ts';
import { toDiscovered, toProfile } from '../../../src/provider/stytch/business/organizations.ts';
import { toProviderError } from '../../../src/provider/stytch/errors.ts';
import { toPasswordStrength } from '../../../src/provider/stytch/password-strength.ts';
import { accountOf, FIELDS } from '../../../src/session/names.ts';
import { answer, data, mostly, SECRET } from '../arbitraries.ts';
import { type Property, property } from '../property.ts';

/** The only error that may leave the adapter. */
function unlessRefused<Result>(convert: () => Result): Result | undefined {
  try {
    return convert();
  } catch (error) {
    assert.ok(error instanceof ProviderError, String(error));
    return undefined;
  }
}

const hasNoSecret = (detail: unknown): void => {
  assert.ok(!JSON.stringify(detail ?? null).includes(SECRET), 'a secret reaches the page');
};

const isTextOrNothing = (value: unknown): void =>
  assert.ok(value === undefined || typeof value === 'string', `${typeof value} instead of a text`);

export const answers: readonly Property[] = [
  property(
    'a consumer answer becomes a session without secrets, or an error of the provider',
    [answer(/\/sdk\/v1\/(?!b2b)/)],
    (given) => {
      hasNoSecret(withoutSecrets(given));
      hasNoSecret(unlessRefused(() => toSessionAnswer(given))?.data);
    },
  ),
  property(
    'a business answer becomes a step without secrets, or an error of the provider',
    [answer(/\/b2b\//)],
    (given) => {
      hasNoSecret(withoutSecrets(given));
      hasNoSecret(unlessRefused(() => toSignIn(given))?.data);
      unlessRefused(() => toDiscovered(given));
    },
  ),
  property('what an organization allows is known by name', [answer(/\/b2b\/organizations/)], (given) => {
    const profile = unlessRefused(() => toProfile(given['organization']));
    for (const method of [...(profile?.allowedMethods ?? []), ...(profile?.allowedMfaMethods ?? [])])
      isTextOrNothing(method);
  }),
  property(
    'what is known of a user is text',
    [fc.oneof(answer(/authenticate/), data(['emails', 'email', 'name', 'first_name', 'phone_numbers']))],
    (given) => {
      const user = Object(given) as Record<string, unknown>;
      for (const each of [user, user['user'], user['member']].map((value) => Object(value) as object)) {
        isTextOrNothing(accountOf(each));
        isTextOrNothing(accountName(each));
        for (const email of verifiedEmails(each)) isTextOrNothing(email);
        for (const read of FIELDS.values()) isTextOrNothing(read(each, {}));
      }
    },
  ),
  property(
    'whatever is thrown becomes an error of the provider',
    [mostly(data(['error_type', 'status_code', 'error_message', 'name', 'message']))],
    (thrown) => assert.ok(toProviderError(thrown) instanceof ProviderError),
  ),
  property(
    'a verdict on a password accepts nothing that was not said',
    [mostly(data(['valid_password', 'score', 'feedback', 'warning', 'luds_requirements']))],
    (given) => {
      const response = Object(given) as Record<string, unknown>;
      const { valid, score, warning } = toPasswordStrength(response);
      assert.equal(valid, response['valid_password'] === true);
      assert.ok(score >= 0 && score <= 4);
      isTextOrNothing(warning);
    },
  ),
];
