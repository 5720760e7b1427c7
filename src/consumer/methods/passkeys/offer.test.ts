import assert from 'node:assert/strict';
import { type TestContext, test } from 'node:test';
import { sampleSession, sampleUser } from '../../../../test/support/sample-session.ts';
import { safeStorage } from '../../../kit/lib/storage.ts';
import type { ActionResult } from '../../method.ts';
import { hasPasskey, isRefused, offerPasskey, rememberRefusal } from './offer.ts';

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
  readonly method?: 'otp' | 'passkey';
  readonly event?: ActionResult['event'];
  readonly waits?: 'forgets';
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
  const { method = 'otp', event = accepted, waits, domains = [], domain, stored = null, isAllowed } = given;
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
    ...(waits && { waits }),
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
  ['that the visitor has yet to agree to', { waits: 'forgets' }, false],
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
      waits: 'finishes',
    };
    assert.deepEqual(offered, isOffered ? { ...result, ...offer } : result);
  });
