import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  sampleMember,
  sampleMemberSession,
  sampleOrganization,
} from '../../../test/support/business-samples.ts';
import { stytchProvider } from './adapter.ts';
import { stytchProvider as businessProvider } from './business/adapter.ts';
import { endAtOnce } from './changes.ts';
import { registerOf } from './passkeys.ts';

test('a session that ends at once is revoked, and forgotten before the provider has answered', async () => {
  const done: unknown[] = [];
  let answer = (): void => undefined;
  const ended = endAtOnce({
    session: {
      revoke(options) {
        done.push(options);
        return new Promise<void>((resolve) => {
          answer = resolve;
        });
      },
    },
    _subscriptionService: { destroyState: () => void done.push('forgotten') },
  } as Parameters<typeof endAtOnce>[0]);
  assert.deepEqual(done, [{ forceClear: true }, 'forgotten']);
  answer();
  await ended;
});

test('whoever ends a session of the widget ends it in this browser in any case', async () => {
  const revoked: object[] = [];
  const session = { revoke: async (options: object) => revoked.push(options) };
  const provider = stytchProvider({ session } as unknown as Parameters<typeof stytchProvider>[0], undefined);
  await provider.revokeSession();
  await provider.pending.end();
  assert.deepEqual(revoked, [{ forceClear: true }, { forceClear: true }]);
});

const MINUTE = 60_000;
const granted = (left: number, token = 'secret') => ({
  session: { session_id: 's', expires_at: new Date(Date.now() + left).toISOString() },
  user: { user_id: 'u' },
  session_token: token,
});
const grantedToMember = (left: number, token?: string) => {
  const { session, ...rest } = granted(left, token);
  const member_session = { ...sampleMemberSession, ...session };
  return { ...rest, member_session, member: sampleMember, organization: sampleOrganization };
};

type Client = Parameters<typeof stytchProvider>[0];

/** The ways on which an answer with a session comes. */
const ways: Readonly<
  Record<string, (left: number, token?: string) => readonly [object, (client: object) => Promise<unknown>]>
> = {
  'a code': (left, token) => [
    { otps: { authenticate: async () => granted(left, token) } },
    (client) => stytchProvider(client as Client, undefined).otps.authenticate('1', 'm', 5),
  ],
  'a passkey': (left, token) => [
    {
      webauthn: {
        authenticate: async () => granted(left, token),
        register: async () => granted(left, token),
      },
    },
    (client) => registerOf(client as Client)({ sessionMinutes: 5 }),
  ],
  "a member's link": (left, token) => [
    { magicLinks: { authenticate: async () => grantedToMember(left, token), email: {} } },
    (client) =>
      businessProvider(client as Parameters<typeof businessProvider>[0], undefined).magicLinks.authenticate(
        't',
        5,
      ),
  ],
  "a member's second factor": (left, token) => [
    { totp: { authenticate: async () => grantedToMember(left, token) } },
    (client) =>
      businessProvider(client as Parameters<typeof businessProvider>[0], undefined).mfa.authenticateTotp(
        { organizationId: 'o', memberId: 'm' },
        '1',
        5,
      ),
  ],
};

/** ms that the session lasts by this clock, and its token, which a server keeps to itself in `HttpOnly` cookies -> is it kept? */
const clocks = [
  [30 * MINUTE, 'secret', true],
  [1, 'secret', true],
  [0, 'secret', false],
  [-MINUTE, 'secret', false],
  [-MINUTE, '', true],
] as const;

for (const [way, grant] of Object.entries(ways))
  for (const [left, token, isKept] of clocks)
    test(`by ${way}, a session of ${left} ms ${token && 'with a token '}is ${isKept ? 'kept' : 'forgotten'}`, async ({
      mock,
    }) => {
      mock.timers.enable({ apis: ['Date'], now: 1_800_000_000_000 });
      const revoke = mock.fn(async () => undefined);
      const [calls, signIn] = grant(left, token);
      const parts = {
        passwords: {},
        discovery: {},
        otps: {},
        totp: {},
        recoveryCodes: {},
        sso: {},
        oauth: {},
      };
      const signedIn = signIn({ ...parts, session: { revoke }, ...calls });
      if (isKept) await signedIn;
      else await assert.rejects(signedIn, { code: 'clock' });
      assert.equal(revoke.mock.callCount(), isKept ? 0 : 1);
    });
