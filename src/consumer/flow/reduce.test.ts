import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sampleSession, sampleUser } from '../../../test/support/sample-session.ts';
import type { PageWork } from '../../shell/flow-types.ts';
import type { FlowEvent } from './events.ts';
import { reduce } from './reduce.ts';
import {
  type Draft,
  EMPTY_DRAFT,
  type ResetReason,
  type ScreenName,
  type State,
  type WalletChoice,
} from './screens.ts';
import type { SecondFactorEvent, SecondFactorScreens } from './second-factor-types.ts';

const email = 'ada@example.com';
const account = 'grace@example.com';
const success = { method: 'magic_link', session: sampleSession, user: sampleUser } as const;
const sentAt = { date: 1_700_000_000_000, age: 5000 };
const draft: Draft = { email, phone: { country: 'GB', number: '020 7946 0000' } };

const wallet: WalletChoice = { id: 'metamask', type: 'ethereum' };

const work: PageWork = { started: Promise.resolve(), restart: () => undefined };

const states: {
  readonly [Name in Exclude<ScreenName, keyof SecondFactorScreens>]: Extract<State, { screen: Name }>;
} = {
  Main: { screen: 'Main', draft },
  EmailConfirmation: { screen: 'EmailConfirmation', email, sentAt, mayCreatePassword: false, draft },
  OTPAuthenticate: {
    screen: 'OTPAuthenticate',
    type: 'sms',
    methodId: 'method-1',
    destination: '+442079460000',
    sentAt,
    expirationMinutes: 5,
    mayCreatePassword: false,
    draft,
  },
  OTPConfirmation: { screen: 'OTPConfirmation', account: email, draft },
  LoggingIn: { screen: 'LoggingIn', token: 'token-1', tokenType: 'magic_links', expected: true, draft },
  AlreadySignedIn: { screen: 'AlreadySignedIn', account, draft },
  OtherAccount: { screen: 'OtherAccount', account, success, draft },
  PasswordCreateOrLogin: { screen: 'PasswordCreateOrLogin', email, userType: 'password', draft },
  PasswordForgot: { screen: 'PasswordForgot', email, sentAt, draft },
  PasswordBreached: { screen: 'PasswordBreached', email, sentAt, draft },
  PasswordDedupe: { screen: 'PasswordDedupe', email, sentAt, draft },
  PasswordSetNew: { screen: 'PasswordSetNew', email, sentAt, draft },
  PasswordResetForm: { screen: 'PasswordResetForm', token: 'token-2', draft },
  PasswordConfirmation: { screen: 'PasswordConfirmation', account: email, draft },
  CryptoOtherScreen: { screen: 'CryptoOtherScreen', draft },
  CryptoSetupWallet: { screen: 'CryptoSetupWallet', draft },
  CryptoConnect: { screen: 'CryptoConnect', wallet, draft },
  CryptoSignMessage: { screen: 'CryptoSignMessage', wallet, address: '0x1', challenge: 'Sign.', draft },
  CryptoError: { screen: 'CryptoError', wallet, problem: 'refused', draft },
  CryptoConfirmation: { screen: 'CryptoConfirmation', account: email, draft },
  PasskeyOffer: {
    screen: 'PasskeyOffer',
    userId: 'user-1',
    confirmation: 'OTPConfirmation',
    account: email,
    draft: EMPTY_DRAFT,
  },
  Finishing: {
    screen: 'Finishing',
    confirmation: 'CryptoConfirmation',
    account: email,
    work,
    draft: EMPTY_DRAFT,
  },
};

const codeSent = {
  type: 'codeSent',
  method: 'email',
  methodId: 'method-2',
  destination: 'b@example.com',
  sentAt: { date: 1_700_000_020_000, age: 25_000 },
  expirationMinutes: 9,
} as const satisfies FlowEvent;
const entered = {
  screen: 'OTPAuthenticate',
  type: 'email',
  methodId: 'method-2',
  destination: 'b@example.com',
  sentAt: codeSent.sentAt,
  expirationMinutes: 9,
  mayCreatePassword: false,
  draft,
};
const linkSent = { type: 'linkSent', email, sentAt } as const satisfies FlowEvent;
const confirmation = { screen: 'EmailConfirmation', email, sentAt, mayCreatePassword: false, draft };

const resetMail = (reason: ResetReason) => ({ type: 'resetMailSent', email, reason, sentAt }) as const;

const walletConnected = {
  type: 'walletConnected',
  address: '0x1',
  challenge: 'Sign.',
} as const satisfies FlowEvent;

/** Every transition of spec section 4: from a screen, by an event, to a state. */
const transitions = [
  // Spec 3.1, 4.3
  ['Main', codeSent, entered],
  ['OTPAuthenticate', codeSent, entered],
  [
    'OTPAuthenticate',
    // Spec 4.4
    { type: 'signedIn', method: 'otp', account },
    { screen: 'OTPConfirmation', account, draft: EMPTY_DRAFT },
  ],
  // Spec 2.5
  ['OTPAuthenticate', { type: 'wentBack' }, { screen: 'Main', draft }],
  // A code that is accepted after the visitor went back: the session exists.
  [
    'Main',
    { type: 'signedIn', method: 'otp', account },
    { screen: 'OTPConfirmation', account, draft: EMPTY_DRAFT },
  ],
  // Spec 3.1, 4.6
  ['Main', { ...linkSent, email: 'b@example.com' }, { ...confirmation, email: 'b@example.com' }],
  ['EmailConfirmation', { type: 'wentBack' }, { screen: 'Main', draft }],
  [
    'LoggingIn',
    { type: 'signedIn', method: 'magic_link', account },
    { screen: 'PasswordConfirmation', account, draft: EMPTY_DRAFT },
  ],
  ['Main', { type: 'sessionFound', account }, { screen: 'AlreadySignedIn', account, draft }],
  ['AlreadySignedIn', { type: 'wentBack' }, { screen: 'Main', draft }],
  [
    'LoggingIn',
    { type: 'otherAccountFound', account, success },
    { screen: 'OtherAccount', account, success, draft: EMPTY_DRAFT },
  ],
  // The session exists, though the visitor was told that the link took too long, and went back.
  [
    'Main',
    { type: 'otherAccountFound', account, success },
    { screen: 'OtherAccount', account, success, draft: EMPTY_DRAFT },
  ],
  [
    'OtherAccount',
    { type: 'signedIn', method: 'magic_link', account },
    { screen: 'PasswordConfirmation', account, draft: EMPTY_DRAFT },
  ],
  ['OtherAccount', { type: 'wentBack' }, { screen: 'Main', draft }],
  [
    'LoggingIn',
    { type: 'linkRefused', reason: { said: 'Used.' } },
    { screen: 'Main', notice: { said: 'Used.' }, draft },
  ],
  [
    'Main',
    { type: 'providerRefused', reason: 'accessDenied' },
    { screen: 'Main', notice: 'accessDenied', draft },
  ],
  ['LoggingIn', { type: 'wentBack' }, { screen: 'Main', draft }],
  [
    'Main',
    // Spec 3.1, 4.8
    { type: 'userFound', email, userType: 'new' },
    { screen: 'PasswordCreateOrLogin', email, userType: 'new', draft },
  ],
  [
    'PasswordCreateOrLogin',
    { type: 'userFound', email, userType: 'passwordless' },
    { screen: 'PasswordCreateOrLogin', email, userType: 'passwordless', draft },
  ],
  ['PasswordCreateOrLogin', codeSent, entered],
  ['PasswordCreateOrLogin', linkSent, confirmation],
  [
    'PasswordCreateOrLogin',
    { type: 'signedIn', method: 'password', account },
    { screen: 'PasswordConfirmation', account, draft: EMPTY_DRAFT },
  ],
  // Spec 4.10
  ['PasswordCreateOrLogin', resetMail('forgotten'), { screen: 'PasswordForgot', email, sentAt, draft }],
  ['PasswordCreateOrLogin', resetMail('breached'), { screen: 'PasswordBreached', email, sentAt, draft }],
  ['PasswordCreateOrLogin', resetMail('duplicate'), { screen: 'PasswordDedupe', email, sentAt, draft }],
  ['Main', resetMail('wanted'), { screen: 'PasswordSetNew', email, sentAt, draft }],
  ['EmailConfirmation', resetMail('wanted'), { screen: 'PasswordSetNew', email, sentAt, draft }],
  ['OTPAuthenticate', resetMail('wanted'), { screen: 'PasswordSetNew', email, sentAt, draft }],
  ['PasswordForgot', resetMail('forgotten'), { screen: 'PasswordForgot', email, sentAt, draft }],
  ['PasswordForgot', linkSent, confirmation],
  ['PasswordBreached', linkSent, confirmation],
  ['PasswordDedupe', codeSent, entered],
  [
    'PasswordResetForm',
    { type: 'signedIn', method: 'password', account },
    { screen: 'PasswordConfirmation', account, draft: EMPTY_DRAFT },
  ],
  [
    'PasswordResetForm',
    { type: 'resetRefused', reason: { said: 'Used.' } },
    { screen: 'PasswordResetForm', notice: { said: 'Used.' }, draft },
  ],
  [
    'LoggingIn',
    { type: 'resetRefused', reason: { said: 'Used.' } },
    { screen: 'PasswordResetForm', notice: { said: 'Used.' }, draft },
  ],
  ['PasswordResetForm', resetMail('forgotten'), { screen: 'PasswordForgot', email, sentAt, draft }],
  [
    'Main',
    // Spec 3.1
    { type: 'resetOpened', token: 'token-3' },
    { screen: 'PasswordResetForm', token: 'token-3', draft },
  ],
  ['Main', { type: 'resetOpened', token: undefined }, { screen: 'PasswordResetForm', draft }],
  ['PasswordCreateOrLogin', { type: 'wentBack' }, { screen: 'Main', draft }],
  ['PasswordForgot', { type: 'wentBack' }, { screen: 'Main', draft }],
  ['PasswordResetForm', { type: 'wentBack' }, { screen: 'Main', draft }],
  ['Main', { type: 'otherWalletsOpened' }, { screen: 'CryptoOtherScreen', draft }],
  ['Main', { type: 'walletSetupOpened' }, { screen: 'CryptoSetupWallet', draft }],
  ['CryptoError', { type: 'walletSetupOpened' }, { screen: 'CryptoSetupWallet', draft }],
  ['CryptoOtherScreen', { type: 'walletSetupOpened' }, { screen: 'CryptoSetupWallet', draft }],
  // Spec 2.14
  ['Main', { type: 'walletChosen', wallet }, { screen: 'CryptoConnect', wallet, draft }],
  ['CryptoOtherScreen', { type: 'walletChosen', wallet }, { screen: 'CryptoConnect', wallet, draft }],
  // Spec 3.1
  ['CryptoConnect', walletConnected, states.CryptoSignMessage],
  // Spec 4.19
  ['CryptoConnect', { type: 'walletFailed', problem: 'refused' }, states.CryptoError],
  [
    'CryptoConnect',
    { type: 'walletFailed', problem: 'missing' },
    { screen: 'CryptoError', wallet, problem: 'missing', draft },
  ],
  ['CryptoSignMessage', { type: 'walletFailed', problem: 'refused' }, states.CryptoError],
  [
    'CryptoSignMessage',
    { type: 'signedIn', method: 'crypto', account },
    { screen: 'CryptoConfirmation', account, draft: EMPTY_DRAFT },
  ],
  // A signature that is accepted after the visitor went back.
  [
    'Main',
    { type: 'signedIn', method: 'crypto', account },
    { screen: 'CryptoConfirmation', account, draft: EMPTY_DRAFT },
  ],
  [
    'Main',
    { type: 'signedIn', method: 'session', account },
    { screen: 'PasswordConfirmation', account, draft: EMPTY_DRAFT },
  ],
  // A reset keeps its way out until the confirmation.
  [
    'PasswordResetForm',
    { type: 'signedIn', method: 'password', account, byReset: true },
    { screen: 'PasswordConfirmation', account, byReset: true, draft: EMPTY_DRAFT },
  ],
  [
    'PasswordResetForm',
    {
      type: 'passkeyOffered',
      accepted: { type: 'signedIn', method: 'password', account, byReset: true },
      userId: 'user-1',
    },
    {
      screen: 'PasskeyOffer',
      confirmation: 'PasswordConfirmation',
      account,
      byReset: true,
      userId: 'user-1',
      draft: EMPTY_DRAFT,
    },
  ],
  [
    'Main',
    { type: 'signedIn', method: 'passkey', account },
    { screen: 'PasswordConfirmation', account, draft: EMPTY_DRAFT },
  ],
  [
    'CryptoSignMessage',
    { type: 'passkeyOffered', accepted: { type: 'signedIn', method: 'crypto', account }, userId: 'user-1' },
    {
      screen: 'PasskeyOffer',
      confirmation: 'CryptoConfirmation',
      account,
      userId: 'user-1',
      draft: EMPTY_DRAFT,
    },
  ],
  // A sign-in that is accepted after the visitor went back.
  [
    'Main',
    { type: 'passkeyOffered', accepted: { type: 'signedIn', method: 'otp', account }, userId: 'user-1' },
    {
      screen: 'PasskeyOffer',
      confirmation: 'OTPConfirmation',
      account,
      userId: 'user-1',
      draft: EMPTY_DRAFT,
    },
  ],
  [
    'PasskeyOffer',
    { type: 'passkeyOfferAnswered' },
    { screen: 'OTPConfirmation', account: email, draft: EMPTY_DRAFT },
  ],
  [
    'PasswordConfirmation',
    { type: 'pageWorkStarted', work },
    { screen: 'Finishing', confirmation: 'PasswordConfirmation', account: email, work, draft },
  ],
  [
    'Finishing',
    { type: 'pageWorkDone' },
    { screen: 'CryptoConfirmation', account: email, draft: EMPTY_DRAFT },
  ],
  ['Finishing', { type: 'wentBack' }, { screen: 'Main', draft: EMPTY_DRAFT }],
  ['CryptoConnect', { type: 'wentBack' }, { screen: 'Main', draft }],
  ['CryptoError', { type: 'wentBack' }, { screen: 'Main', draft }],
  ['OTPConfirmation', { type: 'reset' }, { screen: 'Main', draft: EMPTY_DRAFT }],
  [
    'Main',
    { type: 'drafted', draft: { email: 'c@example.com' } },
    { screen: 'Main', draft: { ...draft, email: 'c@example.com' } },
  ],
] as const satisfies readonly (readonly [from: keyof typeof states, event: FlowEvent, to: object])[];

// An event without a row, or a test of its own, does not compile. Those of a second factor: second-factor.test.ts.
({}) as Record<(typeof transitions)[number][1]['type'] | 'codeReopened', true> satisfies Record<
  Exclude<FlowEvent['type'], SecondFactorEvent['type']>,
  true
>;

// Spec 2.2, 2.4
test('a row leads to every screen but LoggingIn, which a widget only starts with', () => {
  const reached = new Set<string>(transitions.map(([, , to]) => to.screen));
  assert.deepEqual(
    Object.keys(states).filter((name) => !reached.has(name)),
    ['LoggingIn'],
  );
});

for (const [from, event, to] of transitions) {
  test(`${from} --${event.type}--> ${'screen' in to ? String(to.screen) : ''}`, () => {
    assert.deepEqual(reduce(states[from], event), to);
  });
}

/** Events that mean nothing on a screen, which must return the same state object. */
const ignored: readonly (readonly [keyof typeof states, FlowEvent])[] = [
  ['Main', { type: 'wentBack' }],
  ['Main', { type: 'linkRefused', reason: { said: 'Used.' } }],
  ['EmailConfirmation', { ...linkSent, email: 'late@example.com' }],
  ['OTPAuthenticate', { ...linkSent, email: 'late@example.com' }],
  ['OTPAuthenticate', { type: 'providerRefused', reason: 'accessDenied' }],
  ['EmailConfirmation', codeSent],
  ['OTPConfirmation', codeSent],
  ['OTPAuthenticate', { type: 'userFound', email, userType: 'new' }],
  ['PasswordSetNew', codeSent],
  ['Main', { type: 'resetRefused', reason: 'timeout' }],
  ['PasswordConfirmation', { type: 'linkRefused', reason: 'timeout' }],
  ['Main', walletConnected],
  ['Main', { type: 'walletFailed', problem: 'missing' }],
  ['CryptoError', walletConnected],
  ['CryptoConfirmation', { type: 'walletFailed', problem: 'refused' }],
  ['CryptoSignMessage', { type: 'walletChosen', wallet }],
  ['EmailConfirmation', { type: 'otherWalletsOpened' }],
  ['EmailConfirmation', { type: 'walletSetupOpened' }],
  ['OTPConfirmation', { type: 'passkeyOfferAnswered' }],
  // The page has reset the widget in its listener.
  ['Main', { type: 'pageWorkStarted', work }],
  ['Main', { type: 'pageWorkDone' }],
  ['OTPConfirmation', { type: 'pageWorkDone' }],
];

for (const [from, event] of ignored) {
  test(`${from} ignores ${event.type}`, () => assert.equal(reduce(states[from], event), states[from]));
}

// Spec 4.14
test('lets a user without a password create one, also after a second code', () => {
  const passwordless: State = { screen: 'PasswordCreateOrLogin', email, userType: 'passwordless', draft };
  const first = reduce(passwordless, codeSent);
  assert.deepEqual(first, { ...entered, mayCreatePassword: true });
  assert.deepEqual(reduce(first, codeSent), { ...entered, mayCreatePassword: true });
  assert.deepEqual(reduce(passwordless, linkSent), {
    ...confirmation,
    mayCreatePassword: true,
  });
});

test('a notice is gone once the visitor leaves its screen', () => {
  const noticed: State = { screen: 'Main', notice: { said: 'Used.' }, draft };
  const left = reduce(noticed, codeSent);
  assert.equal('notice' in reduce(left, { type: 'wentBack' }), false);
});

test('a code of an earlier visit can be entered, whatever has been typed since', () => {
  const typed: Draft = { ...draft, email: 'typed@example.com' };
  const main: State = { screen: 'Main', waiting: states.OTPAuthenticate, draft: typed };
  assert.deepEqual(reduce(main, { type: 'codeReopened' }), { ...states.OTPAuthenticate, draft: typed });
  assert.equal(reduce(states.Main, { type: 'codeReopened' }), states.Main);
});
