import assert from 'node:assert/strict';
import { test } from 'node:test';
import { reduce } from './consumer.ts';
import type { FlowEvent } from './events.ts';
import { type Draft, EMPTY_DRAFT, type ScreenName, type State } from './screens.ts';

const draft: Draft = { email: 'ada@example.com', phone: { country: 'GB', number: '020 7946 0000' } };

const states: { readonly [Name in ScreenName]: Extract<State, { screen: Name }> } = {
  Main: { screen: 'Main', draft },
  EmailConfirmation: { screen: 'EmailConfirmation', email: 'ada@example.com', draft },
  OTPAuthenticate: {
    screen: 'OTPAuthenticate',
    type: 'sms',
    methodId: 'method-1',
    destination: '+442079460000',
    sends: 1,
    draft,
  },
  OTPConfirmation: { screen: 'OTPConfirmation', draft },
  LoggingIn: { screen: 'LoggingIn', token: 'token-1', tokenType: 'magic_links', asked: true, draft },
  PasswordConfirmation: { screen: 'PasswordConfirmation', draft },
};

const codeSent: FlowEvent = {
  type: 'codeSent',
  method: 'email',
  methodId: 'method-2',
  destination: 'b@example.com',
};
const entered = {
  screen: 'OTPAuthenticate',
  type: 'email',
  methodId: 'method-2',
  destination: 'b@example.com',
  draft,
};

/** Every arrow of the spec's section 4: from a screen, by an event, to a whole state. */
const arrows: readonly (readonly [from: ScreenName, event: FlowEvent, to: object])[] = [
  ['Main', codeSent, { ...entered, sends: 1 }],
  ['OTPAuthenticate', codeSent, { ...entered, sends: 2 }],
  ['OTPAuthenticate', { type: 'codeAccepted' }, { screen: 'OTPConfirmation', draft: EMPTY_DRAFT }],
  ['OTPAuthenticate', { type: 'wentBack' }, { screen: 'Main', draft }],
  // A code that was accepted after the visitor had gone back: the session exists.
  ['Main', { type: 'codeAccepted' }, { screen: 'OTPConfirmation', draft: EMPTY_DRAFT }],
  [
    'Main',
    { type: 'linkSent', email: 'b@example.com' },
    { screen: 'EmailConfirmation', email: 'b@example.com', draft },
  ],
  ['EmailConfirmation', { type: 'wentBack' }, { screen: 'Main', draft }],
  [
    'Main',
    { type: 'linkOpened', token: 't', tokenType: 'login', asked: false },
    { screen: 'LoggingIn', token: 't', tokenType: 'login', asked: false, draft },
  ],
  ['LoggingIn', { type: 'linkAccepted' }, { screen: 'PasswordConfirmation', draft: EMPTY_DRAFT }],
  ['LoggingIn', { type: 'linkRefused', reason: 'Used.' }, { screen: 'Main', notice: 'Used.', draft }],
  ['Main', { type: 'providerRefused', reason: 'Denied.' }, { screen: 'Main', notice: 'Denied.', draft }],
  ['LoggingIn', { type: 'wentBack' }, { screen: 'Main', draft }],
  ['OTPConfirmation', { type: 'reset' }, { screen: 'Main', draft: EMPTY_DRAFT }],
  [
    'Main',
    { type: 'drafted', draft: { email: 'c@example.com' } },
    { screen: 'Main', draft: { ...draft, email: 'c@example.com' } },
  ],
];

for (const [from, event, to] of arrows) {
  test(`${from} --${event.type}--> ${'screen' in to ? String(to.screen) : ''}`, () => {
    assert.deepEqual(reduce(states[from], event), to);
  });
}

/** Events that mean nothing on a screen leave the very same state. */
const nothing: readonly (readonly [ScreenName, FlowEvent])[] = [
  ['Main', { type: 'wentBack' }],
  ['Main', { type: 'linkRefused', reason: 'Used.' }],
  ['EmailConfirmation', { type: 'linkSent', email: 'late@example.com' }],
  ['OTPAuthenticate', { type: 'linkSent', email: 'late@example.com' }],
  ['OTPAuthenticate', { type: 'providerRefused', reason: 'Denied.' }],
  ['EmailConfirmation', codeSent],
  ['OTPConfirmation', codeSent],
  ['PasswordConfirmation', { type: 'linkRefused', reason: 'late' }],
];

for (const [from, event] of nothing) {
  test(`${from} ignores ${event.type}`, () => assert.equal(reduce(states[from], event), states[from]));
}

test('a notice goes once the visitor moves on', () => {
  const noticed: State = { screen: 'Main', notice: 'Used.', draft };
  const left = reduce(noticed, codeSent);
  assert.equal('notice' in reduce(left, { type: 'wentBack' }), false);
});
