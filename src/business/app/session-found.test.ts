import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  acme,
  sampleMember,
  sampleMemberSession,
  sampleOrganization,
} from '../../../test/support/business-samples.ts';
import { AT_ACME, DISCOVER, states } from '../../../test/support/business-states.ts';
import type { BusinessSettings } from '../../settings/business/settings.ts';
import type { AuthFlowType } from '../../settings/business/types.ts';
import type { State, Visit } from '../flow/screens.ts';
import { isPlaceKnown, sessionFound } from './session-found.ts';

const found = { session: sampleMemberSession, user: sampleMember, organization: sampleOrganization };
const FIND: Visit = { to: 'find' };
const AT_BETA: Visit = { to: 'organization', organization: { ...acme, id: 'organization-2', name: 'Beta' } };
const at = (
  screen: 'Main' | 'PasswordForgotForm' | 'LoggingIn' | 'EmailConfirmation' | 'EmailOtpEntry',
  visit: Visit,
): State => ({
  ...states[screen],
  visit,
});

/** What a session at Acme leads to. */
type Where = Parameters<typeof sessionFound>[1];

const cases: readonly (readonly [
  authFlowType: AuthFlowType,
  state: State,
  where: { readonly isFirst?: false; readonly at?: 'reload' | 'elsewhere'; readonly shows?: 'form' | 'ask' },
  leadsTo: 'accepted' | 'sessionFound' | 'resetOpened' | undefined,
])[] = [
  ['Organization', at('Main', AT_ACME), {}, 'accepted'],
  ['Organization', at('Main', AT_BETA), {}, undefined],
  ['Organization', at('Main', AT_BETA), { at: 'reload' }, undefined],
  ['Organization', at('Main', AT_ACME), { at: 'reload', shows: 'form' }, 'accepted'],
  ['Organization', at('Main', AT_ACME), { shows: 'ask' }, 'sessionFound'],
  ['Organization', at('Main', AT_BETA), { shows: 'ask' }, undefined],
  ['Organization', at('Main', AT_ACME), { shows: 'form' }, undefined],
  ['Organization', at('Main', AT_ACME), { isFirst: false }, undefined],
  ['Organization', at('LoggingIn', FIND), {}, undefined],
  ['Organization', states.ErrorOrganizationNotFound, { isFirst: false }, undefined],
  // Another tab has signed in.
  [
    'Organization',
    at('EmailConfirmation', AT_ACME),
    { isFirst: false, at: 'elsewhere', shows: 'form' },
    'accepted',
  ],
  ['Organization', at('EmailConfirmation', AT_BETA), { isFirst: false, at: 'elsewhere' }, undefined],
  ['Discovery', at('EmailConfirmation', DISCOVER), { isFirst: false, at: 'elsewhere' }, 'accepted'],
  ['Organization', at('EmailOtpEntry', AT_ACME), { isFirst: false, at: 'elsewhere' }, 'accepted'],
  [
    'Organization',
    at('EmailOtpEntry', AT_ACME),
    { isFirst: false, at: 'elsewhere', shows: 'ask' },
    'sessionFound',
  ],
  ['Organization', at('EmailConfirmation', AT_ACME), { isFirst: false }, undefined],
  ['Discovery', at('Main', DISCOVER), {}, 'accepted'],
  // After a reload: the visitor has chosen an organization that demands another sign-in.
  ['Discovery', at('Main', AT_BETA), {}, undefined],
  ['PasswordReset', at('PasswordForgotForm', DISCOVER), { shows: 'form' }, 'resetOpened'],
  ['PasswordReset', at('PasswordForgotForm', AT_ACME), { shows: 'form' }, 'resetOpened'],
  ['PasswordReset', at('PasswordForgotForm', AT_BETA), {}, undefined],
];

for (const [authFlowType, state, { isFirst = true, at = 'start', shows }, leadsTo] of cases) {
  const { screen, visit } = state;
  const place = visit.to === 'organization' ? visit.organization.name : visit.to;
  const how = `${isFirst ? '' : ', later'}${at === 'start' ? '' : `, ${at}`}${shows ? `, with ${shows}` : ''}`;
  test(`a session at Acme on ${screen} of ${authFlowType}, ${place}${how}: ${leadsTo ?? 'is told'}`, () => {
    const { event, authEvent, success } = sessionFound(
      found,
      { state, isFirst, at } as Where,
      {
        config: { authFlowType },
        alreadySignedIn: shows ?? 'succeed',
      } as BusinessSettings,
    );
    assert.equal(authEvent?.type, 'SESSION_FOUND');
    assert.equal(event?.type, leadsTo);
    assert.equal(success !== undefined, leadsTo === 'accepted');
  });
}

for (const [state, isKnown] of [
  [at('Main', FIND), false],
  [at('PasswordForgotForm', FIND), false],
  [at('Main', AT_ACME), true],
  [at('Main', DISCOVER), true],
  [states.ErrorOrganizationNotFound, true],
  [at('LoggingIn', FIND), true],
] as const)
  test(`on ${state.screen} of a visit to ${state.visit.to}, the place is ${isKnown ? '' : 'not '}known`, () =>
    assert.equal(isPlaceKnown(state), isKnown));
