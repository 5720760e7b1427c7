import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Discovered, OrganizationProfile, SecondFactor } from '../../provider/business-port.ts';
import { resolveBusinessConfig } from '../../settings/business/resolve.ts';
import type { B2bConfig } from '../../settings/business/types.ts';
import { noteOf, pageOf, resume, type ScreenNote } from './resume.ts';
import type { State, Visit } from './screens.ts';

const MINUTE = 60_000;
const SENT = 1_700_000_000_000;
const PATH = '/login';
const email = 'ada@acme.test';
const phone = '+12025550162';
const sentAt = { date: SENT, age: 90_000 };
const draft = { email };
const typed = { country: 'US', number: '(202) 555-0162' };
const SECRETS = ['JBSWY3DPEHPK3PXP', 'abcd-efgh-jkmn'] as const;

const acme: OrganizationProfile = {
  id: 'organization-1',
  name: 'Acme',
  slug: 'acme',
  logoUrl: 'https://acme.test/logo.svg',
  connections: [{ id: 'connection-1', name: 'Okta', identityProvider: 'okta' }],
  allowedMethods: ['sso', 'passwords'],
  allowedMfaMethods: undefined,
  joinableDomains: ['acme.test'],
};
const zeta: OrganizationProfile = { ...acme, id: 'organization-2', name: 'Zeta', slug: 'zeta' };
const discovered: Discovered = {
  email,
  organizations: [{ organization: zeta, membership: 'invited', demanded: undefined }],
};
const list = { discovered, method: 'email_otp' } as const;

const discover: Visit = { to: 'discover' };
const atAcme: Visit = { to: 'organization', organization: { ...acme, allowedMethods: undefined } };
const fromList: Visit = { to: 'organization', organization: acme, demanded: ['sso'], list };

const factor: SecondFactor = {
  organizationId: acme.id,
  memberId: 'member-1',
  organizationName: 'Acme',
  email,
  phone: undefined,
  hasTotp: true,
  preferred: 'totp',
  smsSentTo: undefined,
};
const registration = { secret: SECRETS[0], recoveryCodes: [SECRETS[1]] };
const confirming = {
  factor,
  methods: ['smsOtp', 'totp'],
  method: 'password',
  resets: true,
  draft,
  visit: atAcme,
} as const;

const everything: B2bConfig = {
  products: ['emailMagicLinks', 'emailOtp', 'passwords'],
  emailMagicLinksOptions: {
    loginExpirationMinutes: 7,
    signupExpirationMinutes: 40,
    discoveryExpirationMinutes: 20,
  },
  passwordOptions: { resetPasswordExpirationMinutes: 25 },
  sessionOptions: { sessionDurationMinutes: 90 },
};
const config = (own: B2bConfig = everything) => resolveBusinessConfig(own, 'https://shop.example/');
const noted = (state: State, own?: B2bConfig) =>
  noteOf(state, config(own), pageOf(config(own), PATH), sentAt);
/** As it comes out of the storage. */
const stored = (state: State, own?: B2bConfig): ScreenNote =>
  JSON.parse(JSON.stringify(noted(state, own))) as ScreenNote;
/** A while after the note, on a page that was opened half a second ago. */
const after = (ms: number) => ({ date: SENT + ms, age: 500 });
const back = (note: ScreenNote, ms: number, own?: B2bConfig, path = PATH) =>
  resume(note, config(own), pageOf(config(own), path), after(ms));

const signedIn = { account: email, organization: 'Acme' };

/** Title -> the screen before the reload, what differs after it, and the minutes for which it comes back. */
const resumed: Readonly<Record<string, readonly [State, minutes: number, Readonly<object>?]>> = {
  'the list of organizations, which is asked for again': [
    { screen: 'Discovery', ...list, draft, visit: discover },
    10,
    { discovered: undefined },
  ],
  'another sign-in that an organization of the list demands': [
    { screen: 'Main', draft, visit: fromList },
    10,
    { visit: { ...fromList, list: { ...list, discovered: undefined } } },
  ],
  'a password that an organization of the list demands': [
    { screen: 'PasswordAuthenticate', email, draft, visit: fromList },
    10,
    { screen: 'Main', email: undefined, visit: { ...fromList, list: { ...list, discovered: undefined } } },
  ],
  'a link to choose an organization with': [
    { screen: 'EmailConfirmation', email, sentAt, draft, visit: discover },
    20,
  ],
  'a link of an organization': [{ screen: 'EmailConfirmation', email, sentAt, draft, visit: atAcme }, 40],
  'a code': [{ screen: 'EmailOtpEntry', email, sentAt, draft, visit: atAcme }, 10],
  'a reset email': [{ screen: 'PasswordSetNewConfirmation', email, sentAt, draft, visit: discover }, 25],
  'a link that verifies the address': [
    { screen: 'PasswordResetVerifyConfirmation', email, sentAt, draft, visit: atAcme },
    40,
  ],
  'the choice of a second factor': [{ screen: 'MfaSelection', ...confirming }, 10],
  'a new number': [{ screen: 'SmsOtpEnrollment', ...confirming }, 10],
  'a code by SMS, for which Back knows the number': [
    { screen: 'SmsOtpEntry', ...confirming, draft: { email, phone: typed }, phone, enrolls: true, sentAt },
    10,
  ],
  'a code by SMS that has yet to be sent': [
    { screen: 'SmsOtpEntry', ...confirming, phone, enrolls: false, sentAt: undefined },
    10,
  ],
  'a new app, whose key is made anew': [
    { screen: 'TotpEnrollment', ...confirming, registration },
    10,
    { registration: undefined },
  ],
  'the code of a new app, which has to be added anew': [
    { screen: 'TotpEntry', ...confirming, registration },
    10,
    { screen: 'TotpEnrollment', registration: undefined },
  ],
  'another way, after a look at a new app, whose key is made anew': [
    { screen: 'SmsOtpEntry', ...confirming, registration, phone, enrolls: true, sentAt },
    10,
    { registration: undefined },
  ],
  'the code of an app': [{ screen: 'TotpEntry', ...confirming, registration: undefined }, 10],
  'a recovery code': [
    {
      screen: 'RecoveryCodeEntry',
      ...confirming,
      registration,
      from: { screen: 'TotpEntry', ...confirming, registration },
    },
    10,
    { from: undefined, registration: undefined },
  ],
  'new recovery codes, which come with a new app': [
    { screen: 'RecoveryCodeSave', ...confirming, registration },
    10,
    { screen: 'TotpEnrollment', registration: undefined },
  ],
};

/** Without the keys that are undefined: JSON drops them. */
const plain = (value: unknown): unknown => value && JSON.parse(JSON.stringify(value));

for (const [title, [state, minutes, changes]] of Object.entries(resumed)) {
  test(`${title}: comes back for ${minutes} minutes`, () => {
    const note = stored(state);
    const ms = minutes * MINUTE - 1;
    const moved = 'sentAt' in state && state.sentAt ? { sentAt: { date: SENT, age: 500 - ms } } : {};
    assert.deepEqual(plain(back(note, ms)), plain({ ...state, ...changes, ...moved }));
    assert.equal(back(note, minutes * MINUTE), undefined);
  });

  test(`${title}: the note has no secrets, and nothing of other organizations`, () => {
    const note = JSON.stringify(stored(state));
    for (const secret of [...SECRETS, zeta.name]) assert.ok(!note.includes(secret), secret);
  });
}

test('a second reload does not lengthen the time of a message', () => {
  const [state] = resumed['a link of an organization'] ?? [];
  assert.ok(state);
  const first = stored(state);
  const again = noteOf(back(first, 5 * MINUTE) as State, config(), pageOf(config(), PATH), after(5 * MINUTE));
  assert.deepEqual(plain(again), first);
});

const lost: readonly State[] = [
  { screen: 'Main', draft, visit: discover },
  { screen: 'Main', draft, visit: atAcme },
  { screen: 'PasswordAuthenticate', email, draft, visit: atAcme },
  { screen: 'PasswordResetForm', reset: { by: 'discovery', token: 'token-1' }, draft, visit: discover },
  { screen: 'LoggedIn', ...signedIn, draft, visit: atAcme },
  {
    screen: 'LoggingIn',
    token: 'token-2',
    tokenType: 'discovery',
    resets: false,
    expected: true,
    draft,
    visit: discover,
  },
];
for (const state of lost) {
  test(`nothing is kept of ${state.screen} (${state.visit.to})`, () => assert.equal(noted(state), undefined));
}

test('a sentence about what was typed is not kept', () => {
  const state: State = { screen: 'EmailConfirmation', email, sentAt, draft, visit: discover };
  assert.deepEqual(stored({ ...state, draft: { email, refused: true } }), stored(state));
});

const link: State = { screen: 'EmailConfirmation', email, sentAt, draft, visit: atAcme };
const code: State = { screen: 'EmailOtpEntry', email, sentAt, draft, visit: atAcme };
const mail: State = { screen: 'PasswordSetNewConfirmation', email, sentAt, draft, visit: atAcme };
const organization = (organizationSlug?: string): B2bConfig => ({
  ...everything,
  authFlowType: 'Organization',
  ...(organizationSlug !== undefined && { organizationSlug }),
});

const changed: Readonly<Record<string, readonly [State, before: B2bConfig, now: B2bConfig, path?: string]>> =
  {
    'without links': [link, everything, { ...everything, products: ['emailOtp'] }],
    'without codes': [code, everything, { ...everything, products: ['emailMagicLinks'] }],
    'without passwords': [mail, everything, { ...everything, products: ['emailMagicLinks'] }],
    'with another flow': [link, everything, organization('acme')],
    'of another organization': [link, organization('acme'), organization('zeta')],
    'with another path, which names the organization': [link, organization(), organization(), '/zeta'],
  };
for (const [title, [state, before, now, path]] of Object.entries(changed)) {
  test(`a page ${title} does not come back to ${state.screen}`, () => {
    const note = stored(state, before);
    assert.ok(back(note, 0, before));
    assert.equal(back(note, 0, now, path), undefined);
  });
}

test('the path does not matter where it names no organization', () => {
  assert.ok(back(stored(link, organization('acme')), 0, organization('acme'), '/other'));
  assert.ok(back(stored(link), 0, everything, '/other'));
});

test('the page for new passwords comes back to its email, whatever its products', () => {
  const own: B2bConfig = { authFlowType: 'PasswordReset' };
  assert.ok(back(stored(mail, own), 0, own));
});
