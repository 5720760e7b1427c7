/** Every transition between the screens of `<auth-b2b-widget>`. Pure. */
import type { PageEvent } from '../../shell/flow-types.ts';
import type { B2bAcceptedEvent, B2bEvent, VisitEvent } from './events.ts';
import { reduceEmail, reducePassword, reduceSso } from './reduce-methods.ts';
import { backWithinMfa, reduceMfa } from './reduce-mfa.ts';
import { type B2bState, EMPTY_B2B_DRAFT, type OrganizationList, type Visit } from './screens.ts';
import { isConfirming, isOn } from './states.ts';

/** The visit without what has come of it: another address may lead elsewhere. */
function freshVisit(visit: Visit): Visit {
  if (visit.to === 'find') return visit;
  if (visit.to === 'discover' || visit.list) return { to: 'discover' };
  return visit.before ? freshVisit(visit.before) : { to: 'organization', organization: visit.organization };
}

/** The list of organizations that the visitor sees, or has come from. */
function listOf(state: B2bState): OrganizationList | undefined {
  const { visit } = state;
  if (isOn(state, 'Discovery')) {
    const { discovered, method } = state;
    return { discovered, method };
  }
  if (isOn(state, 'Error') && state.list) return state.list;
  return visit.to === 'find' ? undefined : visit.list;
}

/** Which organization it is, and which there are. */
function reduceVisit(state: B2bState, event: VisitEvent): B2bState {
  const { draft, visit } = state;
  switch (event.type) {
    case 'organizationFound': {
      if (visit.to !== 'find') return state;
      return { ...state, visit: { to: 'organization', organization: event.organization } };
    }

    case 'organizationMissing':
      return visit.to === 'find' && isOn(state, 'Main', 'PasswordForgotForm')
        ? { screen: 'ErrorOrganizationNotFound', draft, visit }
        : state;

    case 'organizationsDiscovered': {
      const { discovered, method } = event;
      return {
        screen: 'Discovery',
        discovered,
        method,
        draft: { email: discovered.email },
        visit: { to: 'discover' },
      };
    }

    case 'discoveryExpired':
      return isOn(state, 'Discovery')
        ? { screen: 'Main', notice: event.reason, draft, visit: { to: 'discover' } }
        : state;

    case 'anotherMethodDemanded': {
      const { organization, demanded, email } = event;
      const list = listOf(state);
      return {
        screen: 'Main',
        draft: { email },
        visit: {
          to: 'organization',
          organization,
          demanded,
          ...(list ? { list } : { before: freshVisit(visit) }),
        },
      };
    }

    default:
      return event satisfies never;
  }
}

/** A session exists, whatever the visitor did in the meantime: these apply on every screen. */
function reduceAccepted(state: B2bState, event: B2bAcceptedEvent): B2bState {
  const kept = { draft: EMPTY_B2B_DRAFT, visit: freshVisit(state.visit) };
  switch (event.type) {
    case 'accepted':
      return { screen: 'LoggedIn', account: event.account, organization: event.organization, ...kept };

    case 'recoveryCodesGiven': {
      const { codes, signedIn, resets } = event;
      return { screen: 'RecoveryCodeSave', codes, signedIn, resets, ...kept };
    }

    case 'otherAccountFound': {
      const { account, success, next } = event;
      return { screen: 'OtherAccount', account, success, next: reduce(state, next), ...kept };
    }

    case 'accountAgreed':
      return isOn(state, 'OtherAccount') ? state.next : state;

    default:
      return event satisfies never;
  }
}

/** The page does work of its own after the sign-in. */
function reducePage(state: B2bState, event: PageEvent): B2bState {
  if (event.type === 'pageWorkStarted')
    return isOn(state, 'LoggedIn') ? { ...state, screen: 'Finishing', work: event.work } : state;
  if (!isOn(state, 'Finishing')) return state;
  const { account, organization, draft, visit } = state;
  return { screen: 'LoggedIn', account, organization, draft, visit };
}

/** One step back: to the list if the visitor has come from there, else to the first screen. */
function goBack(state: B2bState): B2bState {
  const { draft, visit } = state;
  const list = listOf(state);
  const within = backWithinMfa(state);
  if (within) return within;
  if (list && (isOn(state, 'Main', 'Error') || isConfirming(state)))
    return { screen: 'Discovery', ...list, isRevisited: true, draft, visit: { to: 'discover' } };
  if (isOn(state, 'Main')) {
    const isDemanded = visit.to === 'organization' && visit.demanded !== undefined;
    return isDemanded ? { screen: 'Main', draft, visit: freshVisit(visit) } : state;
  }
  if (isOn(state, 'PasswordForgotForm') && draft.email !== '')
    return { screen: 'PasswordAuthenticate', email: draft.email, draft, visit };
  if (isOn(state, 'SsoDiscoveryMenu', 'SsoDiscoverySlug'))
    return { screen: 'SsoDiscoveryEmail', draft, visit };
  return { screen: 'Main', draft, visit: isOn(state, 'Discovery') ? freshVisit(visit) : visit };
}

function withoutRefusal({ email }: B2bState['draft']): B2bState['draft'] {
  return { email };
}

/** Returns the next state, or the same object if the event means nothing on this screen. */
export function reduce(state: B2bState, event: B2bEvent): B2bState {
  const { draft, visit } = state;
  switch (event.type) {
    case 'drafted':
      return { ...state, draft: { ...withoutRefusal(draft), ...event.draft } };

    case 'reset':
      return { screen: 'Main', draft: EMPTY_B2B_DRAFT, visit: event.visit };

    case 'wentBack':
      return goBack(state);

    case 'linkRefused':
      return isOn(state, 'LoggingIn') ? { screen: 'Main', notice: event.reason, draft, visit } : state;

    case 'providerRefused':
      return isOn(state, 'Main') ? { screen: 'Main', notice: event.reason, draft, visit } : state;

    case 'stopped': {
      const list = listOf(state);
      // Goes back to the list, if there is one.
      return { screen: 'Error', reason: event.reason, draft, ...(list && { list }), visit };
    }

    case 'organizationFound':
    case 'organizationMissing':
    case 'organizationsDiscovered':
    case 'discoveryExpired':
    case 'anotherMethodDemanded':
      return reduceVisit(state, event);

    case 'linkSent':
    case 'codeSent':
    case 'emailMethodAsked':
      return reduceEmail(state, event);

    case 'passwordEmailAsked':
    case 'passwordAsked':
    case 'forgotOpened':
    case 'resetMailSent':
    case 'verifyMailSent':
    case 'resetOpened':
    case 'resetRefused':
      return reducePassword(state, event);

    case 'ssoOpened':
    case 'connectionsFound':
    case 'slugAsked':
      return reduceSso(state, event);

    case 'secondFactorDemanded':
    case 'mfaMethodChosen':
    case 'smsSent':
    case 'totpCreated':
    case 'totpAdded':
    case 'recoveryEntryOpened':
    case 'recoveryCodesFetched':
    case 'recoveryCodesSaved':
      return reduceMfa(state, event, listOf(state));

    case 'accepted':
    case 'recoveryCodesGiven':
    case 'otherAccountFound':
    case 'accountAgreed':
      return reduceAccepted(state, event);

    case 'pageWorkStarted':
    case 'pageWorkDone':
      return reducePage(state, event);

    default:
      return event satisfies never;
  }
}
