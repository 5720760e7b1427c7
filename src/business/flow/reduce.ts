/** Every transition between the screens of `<auth-b2b-widget>`. Pure. */
import { reducer, type Transitions } from '../../shell/transitions.ts';
import type { FlowEvent } from './events.ts';
import { methodTransitions } from './reduce-methods.ts';
import { backWithinMfa, mfaTransitions, startMfa } from './reduce-mfa.ts';
import { EMPTY_DRAFT, type OrganizationList, type State, type Visit } from './screens.ts';
import { hasComeHere, isOn, isSecondFactor, type Lasting, lasting } from './states.ts';

/** The visit without its results: another address may lead elsewhere. */
function freshVisit(visit: Visit): Visit {
  if (visit.to === 'find') return visit;
  if (visit.to === 'discover' || visit.list) return { to: 'discover' };
  return visit.before ? freshVisit(visit.before) : { to: 'organization', organization: visit.organization };
}

/** The list of organizations that the visitor sees, or has come from. */
function listOf(state: State): OrganizationList | undefined {
  const { visit } = state;
  if (isOn(state, 'Discovery')) {
    const { discovered, method } = state;
    return { discovered, method };
  }
  if (isOn(state, 'Error') && state.list) return state.list;
  return visit.to === 'find' ? undefined : visit.list;
}

/** One step back: to the list or the choice that the visitor has come from, else to the first screen. */
function goBack(state: State, to?: 'address'): State {
  const { draft, visit } = state;
  const list = listOf(state);
  const within = backWithinMfa(state);
  if (within) return within;
  const isNaming = isOn(state, 'Discovery') && state.isNaming;
  if (list && (isNaming || isOn(state, 'Main', 'Error') || isSecondFactor(state)))
    return { screen: 'Discovery', ...list, isRevisited: true, draft, visit: { to: 'discover' } };
  if (isOn(state, 'Main'))
    return hasComeHere(visit) ? { screen: 'Main', draft, visit: freshVisit(visit) } : state;
  if (isOn(state, 'PasswordForgotForm') && draft.email !== '')
    return { screen: 'PasswordAuthenticate', email: draft.email, draft, visit };
  if (!to && isOn(state, 'EmailConfirmation', 'EmailOtpEntry') && state.chosen)
    return { screen: 'EmailMethodSelection', email: state.email, draft, visit };
  if (isOn(state, 'SsoDiscoveryMenu', 'SsoDiscoverySlug'))
    return { screen: 'SsoDiscoveryEmail', draft, visit };
  return { screen: 'Main', draft, visit: isOn(state, 'Discovery') ? freshVisit(visit) : visit };
}

/** The state once a session exists, whatever the visitor did in the meantime. */
const signedInTo = ({ visit }: State): Lasting => ({ draft: EMPTY_DRAFT, visit: freshVisit(visit) });

const transitions: Transitions<State, FlowEvent> = {
  drafted(state, { draft }) {
    const { refused: _outdated, ...kept } = state.draft;
    return { ...state, draft: { ...kept, ...draft } };
  },

  reset: (_state, { visit }) => ({ screen: 'Main', draft: EMPTY_DRAFT, visit }),

  wentBack: (state, { to }) => goBack(state, to),

  linkRefused: (state, { reason }) =>
    isOn(state, 'LoggingIn') ? { screen: 'Main', notice: reason, ...lasting(state) } : state,

  providerRefused: (state, { reason }) =>
    isOn(state, 'Main') ? { screen: 'Main', notice: reason, ...lasting(state) } : state,

  stopped(state, { reason }) {
    const list = listOf(state);
    // Goes back to the list, if there is one.
    return { screen: 'Error', reason, ...(list && { list }), ...lasting(state) };
  },

  // Which organization it is, and which there are.

  organizationFound(state, { organization }) {
    const { draft, visit } = state;
    if (isOn(state, 'SsoDiscoverySlug'))
      return { screen: 'Main', draft, visit: { to: 'organization', organization, before: visit } };
    return visit.to === 'find' ? { ...state, visit: { to: 'organization', organization } } : state;
  },

  organizationMissing: (state) =>
    state.visit.to === 'find' && isOn(state, 'Main', 'PasswordForgotForm')
      ? { screen: 'ErrorOrganizationNotFound', ...lasting(state) }
      : state,

  organizationsDiscovered: (_state, { discovered, method }) => ({
    screen: 'Discovery',
    discovered,
    method,
    draft: { email: discovered.email },
    visit: { to: 'discover' },
  }),

  organizationNamingOpened: (state) => (isOn(state, 'Discovery') ? { ...state, isNaming: true } : state),

  discoveryExpired: (state, { reason }) =>
    isOn(state, 'Discovery') || isSecondFactor(state)
      ? { screen: 'Main', notice: reason, draft: state.draft, visit: freshVisit(state.visit) }
      : state,

  anotherMethodDemanded(state, { organization, demanded, email, only }) {
    const list = listOf(state);
    const draft = { email };
    const visit: Visit = {
      to: 'organization',
      organization,
      demanded,
      ...(list ? { list } : { before: freshVisit(state.visit) }),
    };
    if (only === 'passwords') return { screen: 'PasswordAuthenticate', email, draft, visit };
    return { screen: 'Main', ...(only && { leavesFor: only.id }), draft, visit };
  },

  ...methodTransitions,

  ...mfaTransitions,

  secondFactorDemanded(state, { confirming, start }) {
    const list = listOf(state);
    const { draft, visit } = state;
    return startMfa(start, {
      ...confirming,
      draft,
      visit: list && visit.to === 'discover' ? { to: 'discover', list } : visit,
    });
  },

  // A session exists.

  accepted: (state, { account, organization, byReset }) => ({
    screen: 'LoggedIn',
    account,
    organization,
    ...(byReset && { byReset }),
    ...signedInTo(state),
  }),

  sessionFound: (state, { account, organization }) => ({
    screen: 'AlreadySignedIn',
    account,
    organization,
    ...lasting(state),
  }),

  otherAccountFound: (state, { account, success, next }) => ({
    screen: 'OtherAccount',
    account,
    success,
    next: reduce(state, next),
    ...signedInTo(state),
  }),

  accountAgreed: (state) => (isOn(state, 'OtherAccount') ? state.next : state),

  pageWorkStarted: (state, { work }) =>
    isOn(state, 'LoggedIn') ? { ...state, screen: 'Finishing', work } : state,

  pageWorkDone(state) {
    if (!isOn(state, 'Finishing')) return state;
    const { work: _, ...kept } = state;
    return { ...kept, screen: 'LoggedIn' };
  },
};

export const reduce = reducer(transitions);
