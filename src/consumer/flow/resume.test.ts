import assert from 'node:assert/strict';
import { test } from 'node:test';
import { secondsLeft } from '../../kit/lib/countdown.ts';
import { resolveConfig } from '../../settings/resolve.ts';
import type { Config } from '../../settings/types.ts';
import { noteOf, resume, type ScreenNote, type StartConditions, start } from './resume.ts';
import { type Draft, EMPTY_DRAFT, type State } from './screens.ts';

const MINUTE = 60_000;
const SENT = 1_700_000_000_000;
const email = 'ada@example.com';
const sentAt = { date: SENT, age: 90_000 };
const draft: Draft = { email, phone: { country: 'GB', number: '020 7946 0000' }, tab: 'email' };

const everything: Config = {
  products: ['emailMagicLinks', 'otp', 'passwords'],
  otpOptions: { methods: ['sms', 'email'], expirationMinutes: 2 },
  emailMagicLinksOptions: { loginExpirationMinutes: 7, signupExpirationMinutes: 40 },
  passwordOptions: { resetPasswordExpirationMinutes: 20 },
};
const config = (own: Config = everything) => resolveConfig(own, 'https://shop.example/');

const code = {
  screen: 'OTPAuthenticate',
  type: 'sms',
  methodId: 'method-1',
  destination: '+442079460000',
  sentAt,
  expirationMinutes: 9,
  mayCreatePassword: true,
  draft,
} as const satisfies State;
const link: State = { screen: 'EmailConfirmation', email, sentAt, mayCreatePassword: false, draft };
const resets = (['PasswordForgot', 'PasswordBreached', 'PasswordDedupe', 'PasswordSetNew'] as const).map(
  (screen): State => ({ screen, email, sentAt, draft }),
);

/** As it comes out of the storage. */
const stored = (state: State, own?: Config): ScreenNote =>
  JSON.parse(JSON.stringify(noteOf(state, config(own), after(0)))) as ScreenNote;
/** A while after the message was sent, on a page that was opened half a second ago. */
const after = (ms: number) => ({ date: SENT + ms, age: 500 });

const resumed: readonly (readonly [State, minutes: number])[] = [
  // By the code itself, whatever the page says by now.
  [code, 9],
  // The longer one of the two.
  [link, 40],
  ...resets.map((state) => [state, 20] as const),
];

for (const [state, minutes] of resumed) {
  test(`${state.screen} comes back, with its time, until what was sent expires`, () => {
    const note = stored(state);
    const now = after(minutes * MINUTE - 1);
    const back = resume(note, config(), now);
    assert.deepEqual(back, { ...state, sentAt: { date: SENT, age: 500 - (minutes * MINUTE - 1) } });
    assert.equal(resume(note, config(), after(minutes * MINUTE)), undefined);
  });
}

test('the countdown goes on where it was', () => {
  const now = after(61_000);
  const back = resume(stored(code), config(), now) as typeof code;
  assert.equal(secondsLeft(9 * 60, back.sentAt, now), 9 * 60 - 61);
  assert.equal(secondsLeft(9 * 60, back.sentAt, { date: now.date, age: now.age + 30_000 }), 9 * 60 - 91);
});

test('a second reload does not lengthen it', () => {
  const back = resume(stored(link), config(), after(5 * MINUTE)) as State;
  assert.deepEqual(stored(back), stored(link));
});

const lost: readonly State[] = [
  { screen: 'Main', draft },
  { screen: 'PasswordCreateOrLogin', email, userType: 'password', draft },
  { screen: 'PasswordResetForm', token: 'token-1', draft },
  { screen: 'LoggingIn', token: 'token-2', tokenType: 'magic_links', expected: true, draft },
  { screen: 'OTPConfirmation', account: email, draft },
  {
    screen: 'CryptoSignMessage',
    wallet: { id: 'x', type: 'ethereum' },
    address: '0x1',
    challenge: 'Sign.',
    draft,
  },
];

for (const state of lost) {
  test(`nothing is kept of ${state.screen}`, () =>
    assert.equal(noteOf(state, config(), after(0)), undefined));
}

test('a sentence about what was typed is not kept', () => {
  const note = stored({ ...link, draft: { ...draft, refused: true } });
  assert.deepEqual(note, stored(link));
});

const changed: Readonly<Record<string, readonly [State, Config]>> = {
  'a page without codes': [code, { ...everything, products: ['emailMagicLinks', 'passwords'] }],
  'a page without text messages': [code, { ...everything, otpOptions: { methods: ['email'] } }],
  'a page without links': [link, { ...everything, products: ['otp'] }],
  'a page without passwords': [resets[0] as State, { ...everything, products: ['otp'] }],
};

for (const [title, [state, own]] of Object.entries(changed)) {
  test(`${title} does not come back to ${state.screen}`, () => {
    assert.equal(resume(stored(state), config(own), after(0)), undefined);
  });
}

const openings: readonly (readonly [string, Omit<StartConditions, 'draft'>, object])[] = [
  // Spec 2.3, 4.2
  ['no token', { form: 'login', urlToken: undefined, expected: true }, { screen: 'Main' }],
  [
    'a link',
    { form: 'login', urlToken: { token: 'x', tokenType: 'magic_links' }, expected: false },
    { screen: 'LoggingIn', token: 'x', tokenType: 'magic_links', expected: false },
  ],
  [
    // Spec 4.17
    'the sign-in link of a reset email, on the reset form',
    { form: 'reset-password', urlToken: { token: 'x', tokenType: 'login' }, expected: true },
    { screen: 'LoggingIn', token: 'x', tokenType: 'login', expected: true },
  ],
  [
    'the reset link of a reset email',
    { form: 'login', urlToken: { token: 'x', tokenType: 'reset_password' }, expected: true },
    { screen: 'PasswordResetForm', token: 'x' },
  ],
  [
    'a reset form without a token',
    { form: 'reset-password', urlToken: undefined, expected: false },
    { screen: 'PasswordResetForm' },
  ],
];

for (const [name, opening, state] of openings) {
  test(`starts with ${name}`, () =>
    assert.deepEqual(start({ ...opening, draft: EMPTY_DRAFT }), { ...state, draft: EMPTY_DRAFT }));
}

const half = { accepted: { type: 'signedIn', method: 'otp', account: email }, userId: 'user-1' } as const;
const asking = { ...everything, secondFactorOptions: { methods: ['sms', 'authenticator'] } } as const;
const ways = [{ by: 'sms', to: '+1' }] as const;
const second: State = { screen: 'SecondFactor', ...half, ways, way: ways[0], isAsked: true, draft };
const setUp = { screen: 'SecondFactorSetup', ...half, ways: ['authenticator'], draft } as const;
const sent = { by: 'sms', to: '+1', methodId: 'm', sentAt: after(0), expirationMinutes: 5 } as const;
const registration = { secret: 'KEY', recoveryCodes: ['a'] };
const saving: State = { ...setUp, step: { is: 'recoveryCodes', recoveryCodes: ['a'] } };
const begun: State = { ...setUp, step: { is: 'choice' } };

for (const [what, state, back] of [
  ['no message is sent by a reload', { ...second, sent }, { ...second, isAsked: false }],
  ['a key is shown once', { ...setUp, step: { is: 'key', registration } }, begun],
  ['a key is not kept with its code', { ...setUp, step: { is: 'appCode', registration } }, begun],
  ['recovery codes that are not saved are kept', saving, saving],
] as const)
  test(`between two factors, ${what}`, () => {
    const note = stored(state, asking);
    assert.deepEqual(resume(note, config(asking), after(MINUTE)), back);
    assert.equal(resume(note, config(), after(MINUTE)), undefined);
  });

test('recovery codes that are not saved come first, even if the page is opened anew', () => {
  const opening = { form: 'login', urlToken: undefined, expected: false, draft } as const;
  assert.equal(start({ ...opening, waiting: saving }), saving);
  assert.equal(start({ ...opening, waiting: begun }).screen, 'Main');
});
