import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { sampleSession, sampleUser } from '../../../../test/support/sample-session.ts';
import type { PasskeyErrorReason } from '../../../kit/lib/passkey-error-reasons.ts';
import { safeStorage } from '../../../kit/lib/storage.ts';
import { ProviderError } from '../../../provider/errors.ts';
import { pageRequests } from '../../../provider/passkeys/requests.ts';
import type { ActionContext, ActionResult } from '../../method.ts';
import {
  createPasskey,
  declineOffer,
  hasPasskey,
  isRefused,
  offerPasskey,
  passOffer,
  rememberRefusal,
} from './offer.ts';

const DAY = 24 * 60 * 60_000;

function memory() {
  const kept = new Map<string, string>();
  return safeStorage(() => ({
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
  }));
}

test('a visitor who said no is asked again after 30 days', () => {
  const storage = memory();
  assert.equal(isRefused(storage, 0), false);
  rememberRefusal(storage, 1000);
  assert.equal(isRefused(storage, 1000), true);
  assert.equal(isRefused(storage, 1000 + 29 * DAY), true);
  assert.equal(isRefused(storage, 1000 + 30 * DAY), false);
});

test('what another script has stored counts for nothing', () => {
  const storage = memory();
  storage.write('auth-widget:no-passkey-until', 'never');
  assert.equal(isRefused(storage, 0), false);
});

const registration = {
  webauthn_registration_id: 'r',
  domain: 'shop.test',
  user_agent: '',
  authenticator_type: '',
  verified: true,
  name: '',
};

for (const [registrations, expected] of [
  [[], false],
  [[registration], true],
  [[{ ...registration, domain: 'other.test' }], false],
  [undefined, false],
  [[null], false],
] as const) {
  test(`${JSON.stringify(registrations)} ${expected ? 'has' : 'has no'} passkey for shop.test`, () => {
    const user = { ...sampleUser, webauthn_registrations: registrations as never };
    assert.equal(hasPasskey(user, 'shop.test'), expected);
  });
}

interface Offered {
  readonly method?: 'otp' | 'passkey' | 'impersonation';
  readonly event?: ActionResult['event'];
  readonly next?: ActionResult['next'];
  /** Domains of the passkeys that the visitor has. */
  readonly domains?: readonly string[];
  /** That passkeys are for, if it is not the page's host. */
  readonly domain?: string;
  readonly stored?: string;
  /** What the page's frame may do; undefined in browsers that do not say. */
  readonly isAllowed?: boolean;
  /** Undefined if the browser has no such call. */
  readonly canKeep?: boolean | undefined;
}

const accepted = { type: 'signedIn', method: 'otp', account: 'ada@example.com' } as const;

/** Signs in on a page of shop.test, in a browser that can keep a passkey, unless told otherwise. */
async function signIn(
  t: TestContext,
  given: Offered,
): Promise<{ result: ActionResult; offered: ActionResult }> {
  const { method = 'otp', event = accepted, next, domains = [], domain, stored = null, isAllowed } = given;
  const canKeep = 'canKeep' in given ? given.canKeep : true;
  const globals = {
    location: { hostname: 'shop.test' },
    localStorage: { getItem: () => stored },
    document: isAllowed === undefined ? {} : { featurePolicy: { allowsFeature: () => isAllowed } },
    PublicKeyCredential:
      canKeep === undefined ? {} : { isUserVerifyingPlatformAuthenticatorAvailable: async () => canKeep },
  };
  for (const [name, value] of Object.entries(globals)) {
    Object.defineProperty(globalThis, name, { configurable: true, value });
    t.after(() => Reflect.deleteProperty(globalThis, name));
  }
  const known = domains.map((each) => ({ ...registration, domain: each }));
  const user = { ...sampleUser, user_id: 'ada', webauthn_registrations: known };
  const result: ActionResult = {
    event,
    success: { method, session: sampleSession, user },
    ...(next && { next }),
  };
  const config = { passkeys: { ...PASSKEYS, ...(domain !== undefined && { domain }) } };
  return { result, offered: await offerPasskey(result, config, 'en') };
}

const PASSKEYS = { sessionDurationMinutes: 60 } as Parameters<typeof offerPasskey>[1]['passkeys'];

const signIns: readonly (readonly [what: string, given: Offered, isOffered: boolean])[] = [
  ['with a code', {}, true],
  ['in a frame that may create one', { isAllowed: true }, true],
  ['in a frame that may not', { isAllowed: false }, false],
  ['with a passkey', { method: 'passkey' }, false],
  ['of somebody of the support team', { method: 'impersonation' }, false],
  ['that the visitor has yet to agree to', { next: { afterReload: 'none' } }, false],
  ['that is no sign-in yet', { event: { type: 'wentBack' } }, false],
  ['after a refusal', { stored: String(Date.now() + DAY) }, false],
  ['after a refusal of long ago', { stored: String(Date.now() - 1) }, true],
  ['with a passkey for this page', { domains: ['shop.test'] }, false],
  ['with a passkey for another page', { domains: ['other.test'] }, true],
  ['with a passkey for the domain that is set', { domain: 'test', domains: ['test'] }, false],
  ['with a passkey for the host, where a domain is set', { domain: 'test', domains: ['shop.test'] }, true],
  ['on a device that keeps none', { canKeep: false }, false],
  ['in a browser that cannot tell', { canKeep: undefined }, false],
];

for (const [what, given, isOffered] of signIns)
  test(`${isOffered ? 'offers a passkey' : 'offers none'} after a sign-in ${what}`, async (t) => {
    const { result, offered } = await signIn(t, given);
    const offer: Partial<ActionResult> = {
      event: { type: 'passkeyOffered', accepted, userId: 'ada' },
      next: { afterReload: 'finishes' },
    };
    assert.deepEqual(offered, isOffered ? { ...result, ...offer } : result);
  });

const created = { session: sampleSession, user: sampleUser, data: {} };

/**
 * Accepts the offer that was made to Ada.
 * @param who the cookies are of by then
 * @param register what comes of asking the browser
 */
async function accept(who: string, register: () => Promise<unknown> = async () => created) {
  const heard: string[] = [];
  const context = {
    provider: {
      confirmSession: async () => ({ session: sampleSession, user: { ...sampleUser, user_id: who } }),
      passkeys: {
        register() {
          heard.push('asked');
          return register();
        },
      },
    },
    config: { passkeys: { domain: 'site.test', sessionDurationMinutes: 60 } },
  } as unknown as ActionContext;
  const input = { userId: 'ada', onExisting: () => heard.push('has one') };
  const stop = pageRequests().onCreated(() => heard.push('created'));
  const outcome = await createPasskey(context, input).then(
    ({ next }) => next,
    ({ reason }: { reason?: string }) => reason,
  );
  stop();
  return { outcome, heard };
}

const failing = (reason: PasskeyErrorReason) => () =>
  Promise.reject(new ProviderError('passkey', { reason }));

test('a passkey is created only for whom it was offered to', async () => {
  assert.deepEqual(await accept('ada'), { outcome: 'continue', heard: ['asked', 'created'] });
  assert.deepEqual(await accept('bob'), { outcome: 'session_expired', heard: [] });
});

test('a device that has a passkey already stays at the offer, too', async () => {
  const heard = ['asked', 'has one'];
  assert.deepEqual(await accept('ada', async () => undefined), { outcome: undefined, heard });
});

test('any other failure is the screen’s', async () => {
  assert.deepEqual(await accept('ada', failing('internal_error')), {
    outcome: 'internal_error',
    heard: ['asked'],
  });
});

for (const [what, action] of [
  ['wants no passkey', declineOffer],
  ['has a passkey already', passOffer],
] as const)
  test(`a visitor who ${what} goes on`, async () => {
    assert.deepEqual(await action({} as ActionContext, {}), {
      event: { type: 'passkeyOfferAnswered' },
      next: 'continue',
    });
  });
