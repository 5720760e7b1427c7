import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';
import { B2B_CREDENTIALS } from '../../../state/b2b/settings.ts';
import { toIso } from '../../../state/clock.ts';
import { assertRefused, at, emulatorForTests, FROZEN_NOW, text } from '../../../test-client.ts';

const EMAIL = 'ada@acme.test';
const MINUTE_MS = 60_000;
const client = emulatorForTests();

async function signIn(): Promise<string> {
  const id = await client().addOrganization({ members: [{ email_address: EMAIL }] });
  const answer = await client().signInMember(id, EMAIL, { session_duration_minutes: 5 });
  return text(answer, 'data.session_token');
}

describe("a member's session", () => {
  test('is kept, or extended by a duration', async () => {
    const token = await signIn();
    const kept = await client().b2b('/sessions/authenticate', {}, token);
    assert.equal(at(kept, 'data.member_session.expires_at'), toIso(FROZEN_NOW + 5 * MINUTE_MS));
    const extended = await client().b2b('/sessions/authenticate', { session_duration_minutes: 60 }, token);
    assert.equal(at(extended, 'data.member_session.expires_at'), toIso(FROZEN_NOW + 60 * MINUTE_MS));
    assert.equal(at(extended, 'data.session_token'), token);
  });

  test('ends', async () => {
    const late = await signIn();
    await client().advance(5 * MINUTE_MS);
    assertRefused(await client().b2b('/sessions/authenticate', {}, late), 404, 'session_not_found');
    const token = await signIn();
    assert.equal((await client().b2b('/sessions/revoke', undefined, token)).status, 200);
    assertRefused(await client().b2b('/sessions/authenticate', {}, token), 404, 'session_not_found');
    assertRefused(await client().b2b('/sessions/revoke'), 401, 'user_unauthenticated');
  });

  test('means nothing to the consumer project', async () => {
    assertRefused(
      await client().api('POST', '/sessions/authenticate', {}, await signIn()),
      404,
      'session_not_found',
    );
  });

  test('has a JWT that names the organization', async () => {
    const answer = await client().b2b('/sessions/authenticate', {}, await signIn());
    const { project_id } = B2B_CREDENTIALS;
    const jwks = (await client().send('GET', `/v1/b2b/sessions/jwks/${project_id}`)).body as JSONWebKeySet;
    const { payload } = await jwtVerify(text(answer, 'data.session_jwt'), createLocalJWKSet(jwks), {
      currentDate: new Date(FROZEN_NOW),
      audience: project_id,
    });
    assert.equal(payload.sub, at(answer, 'data.member.member_id'));
    assert.deepEqual(payload['https://stytch.com/organization'], {
      organization_id: at(answer, 'data.organization.organization_id'),
      slug: 'acme',
    });
  });
});

describe('exchanging a session', () => {
  /** A member of two organizations who has signed in to the first one. */
  async function twoOrganizations(second: object = {}): Promise<{ token: string; second: string }> {
    const token = await signIn();
    const members = [{ email_address: EMAIL }];
    return {
      token,
      second: await client().addOrganization({ organization_name: 'Second', members, ...second }),
    };
  }

  test('signs in to another organization, by the same proof of the address', async () => {
    const { token, second } = await twoOrganizations();
    const answer = await client().b2b('/sessions/exchange', { organization_id: second }, token);
    assert.equal(at(answer, 'data.organization.organization_id'), second);
    assert.equal(at(answer, 'data.member_authenticated'), true);
    assert.notEqual(at(answer, 'data.session_token'), token);
    assert.equal(at(answer, 'data.member_session.authentication_factors.0.type'), 'email_otp');
  });

  test('asks for what the other organization demands', async () => {
    const { token, second } = await twoOrganizations({ mfa_policy: 'REQUIRED_FOR_ALL' });
    const answer = await client().b2b('/sessions/exchange', { organization_id: second }, token);
    assert.equal(at(answer, 'data.member_authenticated'), false);
    assert.equal(at(answer, 'data.member_session'), null);
    assert.deepEqual(at(answer, 'data.mfa_required'), {
      member_options: null,
      secondary_auth_initiated: null,
    });
    assert.notEqual(text(answer, 'data.intermediate_session_token'), '');
  });

  test('makes nobody a member', async () => {
    const { token, second } = await twoOrganizations({
      members: [{ email_address: 'eve@acme.test' }],
      email_jit_provisioning: 'RESTRICTED',
      email_allowed_domains: ['acme.test'],
    });
    assertRefused(
      await client().b2b('/sessions/exchange', { organization_id: second }, token),
      404,
      'member_not_found',
    );
  });
});
