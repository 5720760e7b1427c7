import assert from 'node:assert/strict';
import { test } from 'node:test';
import { acme, confirming, email, factor, list, success } from '../../../test/support/b2b-samples.ts';
import type { B2bEvent } from './events.ts';
import { reduce } from './reduce.ts';
import {
  type B2bDraft,
  type B2bScreenName,
  type B2bState,
  type B2bStateOf,
  EMPTY_B2B_DRAFT,
  type Visit,
} from './screens.ts';

const account = email;
const organization = acme.name;
const phone = '+12025550162';
const reason = { said: 'No.' };
const sentAt = { date: 1_700_000_000_000, age: 5000 };
const later = { date: 1_700_000_020_000, age: 25_000 };
const registration = { secret: 'SECRET', recoveryCodes: ['one', 'two'] };
const connections = [{ id: 'connection-1', name: 'Okta', identityProvider: 'okta' }];
const reset = { by: 'organization', token: 'token-1' } as const;
const draft: B2bDraft = { email };
const DISCOVER: Visit = { to: 'discover' };
const AT_ACME: Visit = { to: 'organization', organization: acme };
const kept = { draft, visit: DISCOVER };

const states: { readonly [Name in B2bScreenName]: B2bStateOf<Name> } = {
  Main: { screen: 'Main', ...kept },
  EmailConfirmation: { screen: 'EmailConfirmation', email, sentAt, ...kept },
  EmailMethodSelection: { screen: 'EmailMethodSelection', email, ...kept },
  EmailOtpEntry: { screen: 'EmailOtpEntry', email, sentAt, ...kept },
  LoggingIn: {
    screen: 'LoggingIn',
    token: 'token-1',
    tokenType: 'discovery',
    resets: false,
    expected: true,
    ...kept,
  },
  OtherAccount: { screen: 'OtherAccount', account, success, ...kept },
  LoggedIn: { screen: 'LoggedIn', account, organization, ...kept },
  Discovery: { screen: 'Discovery', ...list, ...kept },
  ErrorOrganizationNotFound: { screen: 'ErrorOrganizationNotFound', draft, visit: { to: 'find' } },
  Error: { screen: 'Error', reason, ...kept },
  PasswordEmail: { screen: 'PasswordEmail', ...kept },
  PasswordAuthenticate: { screen: 'PasswordAuthenticate', email, ...kept },
  PasswordForgotForm: { screen: 'PasswordForgotForm', ...kept },
  PasswordSetNewConfirmation: { screen: 'PasswordSetNewConfirmation', email, sentAt, ...kept },
  PasswordResetVerifyConfirmation: { screen: 'PasswordResetVerifyConfirmation', email, sentAt, ...kept },
  PasswordResetForm: { screen: 'PasswordResetForm', reset, ...kept },
  SsoDiscoveryEmail: { screen: 'SsoDiscoveryEmail', ...kept },
  SsoDiscoveryMenu: { screen: 'SsoDiscoveryMenu', email, connections, ...kept },
  SsoDiscoverySlug: { screen: 'SsoDiscoverySlug', email, ...kept },
  MfaSelection: { screen: 'MfaSelection', ...confirming, ...kept },
  SmsOtpEnrollment: { screen: 'SmsOtpEnrollment', ...confirming, ...kept },
  SmsOtpEntry: { screen: 'SmsOtpEntry', phone, enrolls: false, sentAt, ...confirming, ...kept },
  TotpEnrollment: { screen: 'TotpEnrollment', registration: undefined, ...confirming, ...kept },
  TotpEntry: { screen: 'TotpEntry', registration: undefined, ...confirming, ...kept },
  RecoveryCodeEntry: { screen: 'RecoveryCodeEntry', ...confirming, ...kept },
  RecoveryCodeSave: { screen: 'RecoveryCodeSave', codes: ['one'], account, organization, ...kept },
};

const names = Object.keys(states) as B2bScreenName[];
const finding: Visit = { to: 'find' };
const MFA = [
  'MfaSelection',
  'SmsOtpEnrollment',
  'SmsOtpEntry',
  'TotpEnrollment',
  'TotpEntry',
  'RecoveryCodeEntry',
] as const;
const RESETS = [
  'PasswordAuthenticate',
  'PasswordForgotForm',
  'PasswordSetNewConfirmation',
  'PasswordResetVerifyConfirmation',
] as const;
const fresh = { draft: EMPTY_B2B_DRAFT, visit: DISCOVER };
const other = 'grace@acme.test';
const ofOther = { email: other, draft: { email: other }, visit: DISCOVER };

interface Row {
  readonly event: B2bEvent;
  /** The screens that the event means something on. */
  readonly on: readonly B2bScreenName[];
  readonly to: object;
}

/** Each event with a state for all the screens that it applies to. */
const rows: { readonly [Type in B2bEvent['type']]?: Row & { readonly event: { readonly type: Type } } } = {
  organizationsDiscovered: {
    event: { type: 'organizationsDiscovered', ...list },
    on: names,
    to: { screen: 'Discovery', ...list, draft, visit: DISCOVER },
  },
  discoveryExpired: {
    event: { type: 'discoveryExpired', reason },
    on: ['Discovery'],
    to: { screen: 'Main', notice: reason, ...kept },
  },
  linkSent: {
    event: { type: 'linkSent', email: other, sentAt: later },
    on: ['Main', 'EmailMethodSelection', 'EmailConfirmation'],
    to: { screen: 'EmailConfirmation', sentAt: later, ...ofOther },
  },
  codeSent: {
    event: { type: 'codeSent', email: other, sentAt: later },
    on: ['Main', 'EmailMethodSelection', 'EmailOtpEntry'],
    to: { screen: 'EmailOtpEntry', sentAt: later, ...ofOther },
  },
  emailMethodAsked: {
    event: { type: 'emailMethodAsked', email: other },
    on: ['Main'],
    to: { screen: 'EmailMethodSelection', ...ofOther },
  },
  passwordEmailAsked: {
    event: { type: 'passwordEmailAsked' },
    on: ['Main'],
    to: { screen: 'PasswordEmail', ...kept },
  },
  passwordAsked: {
    event: { type: 'passwordAsked', email: other },
    on: ['Main', 'PasswordEmail'],
    to: { screen: 'PasswordAuthenticate', ...ofOther },
  },
  forgotOpened: {
    event: { type: 'forgotOpened' },
    on: ['PasswordAuthenticate', 'PasswordResetForm'],
    to: { screen: 'PasswordForgotForm', ...kept },
  },
  resetMailSent: {
    event: { type: 'resetMailSent', email: other, sentAt: later },
    on: RESETS,
    to: { screen: 'PasswordSetNewConfirmation', sentAt: later, ...ofOther },
  },
  verifyMailSent: {
    event: { type: 'verifyMailSent', email: other, sentAt: later },
    on: RESETS,
    to: { screen: 'PasswordResetVerifyConfirmation', sentAt: later, ...ofOther },
  },
  resetOpened: {
    event: { type: 'resetOpened', reset: { by: 'session' } },
    on: ['LoggingIn', 'PasswordForgotForm'],
    to: { screen: 'PasswordResetForm', reset: { by: 'session' }, ...kept },
  },
  resetRefused: {
    event: { type: 'resetRefused', reason },
    on: ['PasswordResetForm'],
    to: { ...states.PasswordResetForm, notice: reason },
  },
  ssoOpened: { event: { type: 'ssoOpened' }, on: ['Main'], to: states.SsoDiscoveryEmail },
  connectionsFound: {
    event: { type: 'connectionsFound', email, connections },
    on: ['SsoDiscoveryEmail', 'SsoDiscoverySlug'],
    to: states.SsoDiscoveryMenu,
  },
  slugAsked: {
    event: { type: 'slugAsked', email: other },
    on: ['SsoDiscoveryEmail'],
    to: { screen: 'SsoDiscoverySlug', ...ofOther },
  },
  mfaMethodChosen: {
    event: { type: 'mfaMethodChosen', method: 'totp' },
    on: MFA,
    to: states.TotpEnrollment,
  },
  smsSent: {
    event: { type: 'smsSent', phone, sentAt: later },
    on: MFA,
    to: { ...states.SmsOtpEntry, enrolls: true, sentAt: later },
  },
  totpCreated: {
    event: { type: 'totpCreated', registration },
    on: ['TotpEnrollment'],
    to: { ...states.TotpEnrollment, registration },
  },
  totpAdded: { event: { type: 'totpAdded' }, on: ['TotpEnrollment'], to: states.TotpEntry },
  recoveryEntryOpened: {
    event: { type: 'recoveryEntryOpened' },
    on: MFA,
    to: states.RecoveryCodeEntry,
  },
  recoveryCodesSaved: {
    event: { type: 'recoveryCodesSaved' },
    on: ['RecoveryCodeSave'],
    to: states.LoggedIn,
  },
  // A session exists, wherever the visitor has gone meanwhile.
  recoveryCodesGiven: {
    event: { type: 'recoveryCodesGiven', codes: ['two'], account, organization },
    on: names.filter((name) => name !== 'ErrorOrganizationNotFound'),
    to: { screen: 'RecoveryCodeSave', codes: ['two'], account, organization, ...fresh },
  },
  otherAccountFound: {
    event: { type: 'otherAccountFound', account, success },
    on: names.filter((name) => name !== 'ErrorOrganizationNotFound'),
    to: { screen: 'OtherAccount', account, success, ...fresh },
  },
  accepted: {
    event: { type: 'accepted', account, organization },
    on: names.filter((name) => name !== 'ErrorOrganizationNotFound'),
    to: { screen: 'LoggedIn', account, organization, ...fresh },
  },
  reset: {
    event: { type: 'reset', visit: finding },
    on: names,
    to: { screen: 'Main', draft: EMPTY_B2B_DRAFT, visit: finding },
  },
  linkRefused: {
    event: { type: 'linkRefused', reason },
    on: ['LoggingIn'],
    to: { screen: 'Main', notice: reason, ...kept },
  },
  providerRefused: {
    event: { type: 'providerRefused', reason },
    on: ['Main'],
    to: { screen: 'Main', notice: reason, ...kept },
  },
};

for (const [type, { event, on, to }] of Object.entries(rows)) {
  for (const name of names) {
    if (on.includes(name)) {
      test(`${name} --${type}-->`, () => assert.deepEqual(reduce(states[name], event), to));
    } else if (!['accepted', 'recoveryCodesGiven', 'otherAccountFound'].includes(type)) {
      test(`${name} ignores ${type}`, () => assert.equal(reduce(states[name], event), states[name]));
    }
  }
}

const demanded: B2bEvent = {
  type: 'anotherMethodDemanded',
  organization: acme,
  demanded: ['passwords'],
  email,
};
const demand = { to: 'organization', organization: acme, demanded: ['passwords'] } as const;
const wentBack: B2bEvent = { type: 'wentBack' };
const backAtList = {
  screen: 'Discovery',
  ...list,
  isRevisited: true,
  draft,
  visit: DISCOVER,
};
const atSecondFactor = (start: Extract<B2bEvent, { type: 'secondFactorDemanded' }>['start']) =>
  ({ type: 'secondFactorDemanded', confirming, start }) as const;

/** What depends on where the visitor signs in to. */
const visits: readonly (readonly [title: string, from: B2bState, event: B2bEvent, to: object])[] = [
  [
    'an organization is found',
    { ...states.Main, visit: finding },
    { type: 'organizationFound', organization: acme },
    { ...states.Main, visit: AT_ACME },
  ],
  [
    'a notice outlasts the search for the organization',
    { ...states.Main, visit: finding, notice: reason },
    { type: 'organizationFound', organization: acme },
    { ...states.Main, visit: AT_ACME, notice: reason },
  ],
  [
    'an organization that is found late does not replace one that demands another method',
    { ...states.Main, visit: demand },
    { type: 'organizationFound', organization: { ...acme, id: 'other' } },
    { ...states.Main, visit: demand },
  ],
  [
    'an organization is not found',
    { ...states.Main, visit: finding },
    { type: 'organizationMissing' },
    states.ErrorOrganizationNotFound,
  ],
  [
    'an organization is not found by the form for a forgotten password',
    { ...states.PasswordForgotForm, visit: finding },
    { type: 'organizationMissing' },
    states.ErrorOrganizationNotFound,
  ],
  [
    'a late answer does not take a session away',
    { ...states.LoggedIn, visit: finding },
    { type: 'organizationMissing' },
    { ...states.LoggedIn, visit: finding },
  ],
  [
    'going back looks the organization up again',
    states.ErrorOrganizationNotFound,
    wentBack,
    { screen: 'Main', draft, visit: finding },
  ],
  [
    'a chosen organization demands another method',
    states.Discovery,
    demanded,
    { screen: 'Main', draft, visit: { ...demand, list } },
  ],
  [
    'going back from that leads to the list',
    { ...states.Main, visit: { ...demand, list } },
    wentBack,
    backAtList,
  ],
  [
    'going back twice leads to the list, too',
    { ...states.EmailConfirmation, visit: { ...demand, list } },
    wentBack,
    { screen: 'Main', draft, visit: { ...demand, list } },
  ],
  [
    'an organization demands another method without a list',
    { ...states.LoggingIn, visit: finding },
    demanded,
    { screen: 'Main', draft, visit: { ...demand, before: finding } },
  ],
  [
    'going back from that leads to where the visitor came from',
    { ...states.Main, visit: { ...demand, before: finding } },
    wentBack,
    { screen: 'Main', draft, visit: finding },
  ],
  [
    'a second demand remembers where the visitor came from',
    { ...states.PasswordAuthenticate, visit: { ...demand, before: finding } },
    demanded,
    { screen: 'Main', draft, visit: { ...demand, before: finding } },
  ],
  [
    'a second factor keeps the list',
    states.Discovery,
    atSecondFactor({ enroll: 'totp' }),
    { ...states.TotpEnrollment, visit: { to: 'discover', list } },
  ],
  [
    'going back from the second factor leads to the list',
    { ...states.MfaSelection, visit: { to: 'discover', list } },
    wentBack,
    backAtList,
  ],
  [
    'going back from the second factor of an organization that demanded it leads to the list',
    { ...states.MfaSelection, visit: { ...demand, list } },
    wentBack,
    backAtList,
  ],
  [
    'there is no way on from the list',
    states.Discovery,
    { type: 'stopped', reason },
    { screen: 'Error', reason, list, draft, visit: DISCOVER },
  ],
  ['going back from that leads to the list', { ...states.Error, list }, wentBack, backAtList],
  [
    'there is no way on in an organization',
    { ...states.Main, visit: finding },
    { type: 'stopped', reason },
    { screen: 'Error', reason, draft, visit: finding },
  ],
  [
    'another address is used after a list',
    { ...states.Discovery, visit: { to: 'discover', list } },
    wentBack,
    { screen: 'Main', ...kept },
  ],
  [
    'a session in an organization forgets what it demanded',
    { ...states.PasswordAuthenticate, visit: { ...demand, list } },
    { type: 'accepted', account, organization },
    { screen: 'LoggedIn', account, organization, ...fresh },
  ],
  [
    'a session keeps the organization of the page',
    { ...states.PasswordAuthenticate, visit: AT_ACME },
    { type: 'accepted', account, organization },
    { screen: 'LoggedIn', account, organization, draft: EMPTY_B2B_DRAFT, visit: AT_ACME },
  ],
];

for (const [title, from, event, to] of visits) {
  test(title, () => assert.deepEqual(reduce(from, event), to));
}

const enrolled = { ...confirming, factor: { ...factor, phone, hasTotp: true } };

/** The first step of the second factor. */
const starts: readonly (readonly [B2bEvent, object])[] = [
  [atSecondFactor('choose'), states.MfaSelection],
  [atSecondFactor({ enroll: 'smsOtp' }), states.SmsOtpEnrollment],
  [atSecondFactor({ enroll: 'totp' }), states.TotpEnrollment],
  [atSecondFactor({ enter: 'totp' }), states.TotpEntry],
  [atSecondFactor({ enter: 'smsOtp', phone, sentAt }), states.SmsOtpEntry],
];

for (const [event, to] of starts) {
  test(`the second factor starts: ${JSON.stringify(event)}`, () =>
    assert.deepEqual(reduce(states.EmailOtpEntry, event), to));
}

test('a chosen method starts with its code if the member has enrolled it', () => {
  const from: B2bState = { ...states.MfaSelection, ...enrolled };
  assert.deepEqual(reduce(from, { type: 'mfaMethodChosen', method: 'totp' }), {
    ...states.TotpEntry,
    ...enrolled,
  });
  assert.deepEqual(reduce(from, { type: 'mfaMethodChosen', method: 'smsOtp' }), {
    ...states.SmsOtpEntry,
    ...enrolled,
    sentAt: undefined,
  });
});

test('a code that was sent to the enrolled number enrolls nothing', () => {
  const from: B2bState = { ...states.SmsOtpEntry, ...enrolled, sentAt: undefined };
  assert.deepEqual(reduce(from, { type: 'smsSent', phone, sentAt }), { ...states.SmsOtpEntry, ...enrolled });
});

/** One step back from each screen, without a list of organizations. */
const back: { readonly [Name in B2bScreenName]: B2bScreenName } = {
  Main: 'Main',
  EmailConfirmation: 'Main',
  EmailMethodSelection: 'Main',
  EmailOtpEntry: 'Main',
  LoggingIn: 'Main',
  OtherAccount: 'Main',
  LoggedIn: 'Main',
  Discovery: 'Main',
  ErrorOrganizationNotFound: 'Main',
  Error: 'Main',
  PasswordEmail: 'Main',
  PasswordAuthenticate: 'Main',
  PasswordForgotForm: 'PasswordAuthenticate',
  PasswordSetNewConfirmation: 'Main',
  PasswordResetVerifyConfirmation: 'Main',
  PasswordResetForm: 'Main',
  SsoDiscoveryEmail: 'Main',
  SsoDiscoveryMenu: 'SsoDiscoveryEmail',
  SsoDiscoverySlug: 'SsoDiscoveryEmail',
  MfaSelection: 'Main',
  SmsOtpEnrollment: 'MfaSelection',
  SmsOtpEntry: 'Main',
  TotpEnrollment: 'MfaSelection',
  TotpEntry: 'Main',
  RecoveryCodeEntry: 'TotpEntry',
  RecoveryCodeSave: 'Main',
};

for (const name of names) {
  test(`${name} --wentBack--> ${back[name]}`, () => {
    const to = reduce(states[name], wentBack);
    assert.equal(to.screen, back[name]);
    assert.deepEqual(to.draft, draft);
  });
}

const stepsBack: readonly (readonly [B2bState, B2bState])[] = [
  [
    { ...states.SmsOtpEntry, enrolls: true },
    { screen: 'SmsOtpEnrollment', ...confirming, ...kept },
  ],
  [
    { ...states.TotpEntry, registration },
    { ...states.TotpEnrollment, registration },
  ],
  [{ ...states.TotpEnrollment, methods: ['totp'] }, states.Main],
  [
    { ...states.PasswordForgotForm, draft: EMPTY_B2B_DRAFT },
    { ...states.Main, draft: EMPTY_B2B_DRAFT },
  ],
];

for (const [from, to] of stepsBack) {
  test(`${from.screen} can be corrected on ${to.screen}`, () => assert.deepEqual(reduce(from, wentBack), to));
}

test('what was typed is kept, and a refusal of it is not', () => {
  const refused: B2bState = { ...states.Main, draft: { email: 'x', refused: true } };
  assert.deepEqual(reduce(refused, { type: 'drafted', draft: { email: other } }), {
    ...states.Main,
    draft: { email: other },
  });
});
