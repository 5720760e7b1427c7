import assert from 'node:assert/strict';
import { test } from 'node:test';
import { sampleSession, sampleUser } from '../../../test/support/sample-session.ts';
import type { SecondFactor } from '../../settings/types.ts';
import type { SentCode } from '../../shell/proof/actions.ts';
import type { FlowEvent } from './events.ts';
import { reduce } from './reduce.ts';
import { EMPTY_DRAFT, type State } from './screens.ts';
import { demandOf } from './second-factor.ts';
import type { HalfSignedIn } from './second-factor-types.ts';

const phone = { phone_id: 'p', phone_number: '+12025550162', verified: true };
const totps = [{ totp_id: 't', verified: true }];
const passkey = { webauthn_registration_id: 'w', domain: 'a.test', verified: true };
const has = {
  nothing: {},
  phone: { phone_numbers: [phone] },
  typedPhone: { phone_numbers: [{ ...phone, verified: false }] },
  app: { totps },
  appAndPhone: { totps, phone_numbers: [phone] },
  passkey: { webauthn_registrations: [passkey] },
} as const;

/** What is demanded, as text: the ways that there are, or `set up` and what can be. */
function demanded(user: keyof typeof has, signedIn: string, methods: string, required: boolean): string {
  const demand = demandOf(
    {
      user: { ...sampleUser, ...has[user] } as typeof sampleUser,
      session: {
        ...sampleSession,
        authentication_factors: signedIn
          .split(' ')
          .map((delivery_method) => ({ type: 'any', delivery_method, last_authenticated_at: '' })),
      },
    },
    { methods: methods === '' ? [] : (methods.split(' ') as SecondFactor[]), required },
    'a.test',
  );
  if (!demand) return 'nothing';
  return 'ways' in demand ? demand.ways.map(({ by }) => by).join(' ') : `set up ${demand.setUp.join(' ')}`;
}

const all = 'authenticator sms passkey';

for (const [user, signedIn, methods, asked, insisted] of [
  // Without the attribute, nothing.
  ['appAndPhone', 'email', '', 'nothing', 'nothing'],
  ['nothing', 'email', all, 'nothing', 'set up authenticator sms'],
  ['typedPhone', 'email', all, 'nothing', 'set up authenticator sms'],
  ['app', 'email', all, 'authenticator', 'authenticator'],
  ['app', 'oauth_google', all, 'authenticator', 'authenticator'],
  ['appAndPhone', 'email', all, 'authenticator sms', 'authenticator sms'],
  ['appAndPhone', 'email', 'sms authenticator', 'sms authenticator', 'sms authenticator'],
  ['appAndPhone', 'email', 'sms', 'sms', 'sms'],
  ['passkey', 'email', all, 'passkey', 'passkey'],
  ['passkey', 'email', 'sms', 'nothing', 'set up sms'],
  // Whatever is of the first factor's category is none.
  ['appAndPhone', 'sms', all, 'authenticator', 'authenticator'],
  ['phone', 'whatsapp', all, 'nothing', 'set up authenticator'],
  ['phone', 'sms', 'sms', 'nothing', 'nothing'],
  // A passkey will do, unless the page insists and lists another way.
  ['appAndPhone', 'webauthn_registration', all, 'nothing', 'sms'],
  ['passkey', 'webauthn_registration', all, 'nothing', 'set up sms'],
  ['passkey', 'webauthn_registration', 'authenticator passkey', 'nothing', 'nothing'],
  // A password or a wallet is of no category.
  ['appAndPhone', 'knowledge', all, 'authenticator sms', 'authenticator sms'],
  ['phone', 'crypto_wallet', all, 'sms', 'sms'],
  // Two are enough.
  ['appAndPhone', 'email sms', all, 'nothing', 'nothing'],
  ['appAndPhone', 'knowledge sms', all, 'nothing', 'nothing'],
  ['app', 'email recovery_code', all, 'nothing', 'nothing'],
  ['app', 'impersonation', all, 'nothing', 'nothing'],
] as const)
  test(`${user}, signed in by ${signedIn}, on a page with "${methods}": ${asked}; required: ${insisted}`, () => {
    assert.equal(demanded(user, signedIn, methods, false), asked);
    assert.equal(demanded(user, signedIn, methods, true), insisted);
  });

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
