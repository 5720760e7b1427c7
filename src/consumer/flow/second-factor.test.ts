import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { SentCode } from '../../shell/proof/actions.ts';
import type { FlowEvent } from './events.ts';
import { reduce } from './reduce.ts';
import { EMPTY_DRAFT, type State } from './screens.ts';
import type { HalfSignedIn } from './second-factor-types.ts';

const email = 'ada@example.com';
const draft = { ...EMPTY_DRAFT, email };
const sentAt = { date: 1_700_000_000_000, age: 5000 };
const half: HalfSignedIn = {
  accepted: { type: 'signedIn', method: 'otp', account: email },
  userId: 'user-1',
};
const ways = [{ by: 'sms', to: '+1' }, { by: 'authenticator' }] as const;
const sent: SentCode = { by: 'sms', to: '+1', methodId: 'm', sentAt, expirationMinutes: 5 };

const states = {
  Main: { screen: 'Main', draft },
  SecondFactor: { screen: 'SecondFactor', ...half, ways, way: ways[0], isAsked: true, draft },
  SecondFactorSetup: {
    screen: 'SecondFactorSetup',
    ...half,
    ways: ['authenticator'],
    step: { is: 'choice' },
    draft,
  },
} satisfies Readonly<Record<string, State>>;

const transitions: readonly (readonly [from: keyof typeof states, event: FlowEvent, to: object])[] = [
  [
    'Main',
    { type: 'secondFactorDemanded', half, demand: { ways }, isAsked: true },
    { screen: 'SecondFactor', ...half, ways, way: ways[0], isAsked: true, draft: EMPTY_DRAFT },
  ],
  [
    'Main',
    { type: 'secondFactorDemanded', half, demand: { setUp: ['authenticator'] }, isAsked: true },
    {
      screen: 'SecondFactorSetup',
      ...half,
      ways: ['authenticator'],
      step: { is: 'choice' },
      draft: EMPTY_DRAFT,
    },
  ],
  [
    'SecondFactor',
    { type: 'secondFactorChosen', way: { by: 'recovery' } },
    { screen: 'SecondFactor', ...half, ways, way: { by: 'recovery' }, isAsked: true, draft },
  ],
  [
    'SecondFactor',
    { type: 'secondCodeSent', sent },
    { screen: 'SecondFactor', ...half, ways, way: ways[0], isAsked: true, sent, draft },
  ],
  [
    'SecondFactorSetup',
    { type: 'secondCodeSent', sent },
    {
      screen: 'SecondFactorSetup',
      ...half,
      ways: ['authenticator'],
      step: { is: 'phoneCode', sent },
      draft,
    },
  ],
  [
    'SecondFactorSetup',
    { type: 'setUpStepped', to: { is: 'recoveryCodes', recoveryCodes: ['a'] } },
    {
      screen: 'SecondFactorSetup',
      ...half,
      ways: ['authenticator'],
      step: { is: 'recoveryCodes', recoveryCodes: ['a'] },
      draft,
    },
  ],
  [
    'SecondFactor',
    { type: 'secondFactorExpired', notice: 'Over.' },
    { screen: 'Main', notice: { said: 'Over.' }, draft },
  ],
  ['SecondFactor', half.accepted, { screen: 'OTPConfirmation', account: email, draft: EMPTY_DRAFT }],
  ['SecondFactor', { type: 'wentBack' }, { screen: 'Main', draft }],
];

for (const [from, event, to] of transitions)
  test(`${from} --${event.type}-->`, () => assert.deepEqual(reduce(states[from], event), to));

const ignored: readonly (readonly [keyof typeof states, FlowEvent])[] = [
  ['Main', { type: 'secondFactorChosen', way: { by: 'recovery' } }],
  ['Main', { type: 'secondCodeSent', sent }],
  ['SecondFactor', { type: 'setUpStepped', to: { is: 'phone' } }],
];

for (const [from, event] of ignored)
  test(`${from} ignores ${event.type}`, () => assert.equal(reduce(states[from], event), states[from]));
