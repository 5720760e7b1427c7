/** Every transition between the screens of `<auth-b2b-widget>`. Pure. */
import type {
  B2bAcceptedEvent,
  B2bEvent,
  B2bPasswordEvent,
  EmailEvent,
  MfaEvent,
  SsoEvent,
  VisitEvent,
} from './events.ts';
import {
  type B2bScreenName,
  type B2bState,
  type B2bStateOf,
  type Confirming,
  EMPTY_B2B_DRAFT,
  type OrganizationList,
  type Visit,
} from './screens.ts';

/** What outlives a screen. */
type Lasting = Pick<B2bState, 'draft' | 'visit'>;

const lasting = ({ draft, visit }: Lasting): Lasting => ({ draft, visit });

const isOn = <Name extends B2bScreenName>(
  state: B2bState,
  ...names: readonly Name[]
): state is B2bStateOf<Name> => names.some((name) => name === state.screen);

/** The visit without what has come of it: another address may lead elsewhere. */
function freshVisit(visit: Visit): Visit {
  if (visit.to !== 'organization') return visit;
  return visit.list ? { to: 'discover' } : { to: 'organization', organization: visit.organization };
}

/** The list of organizations that the visitor sees, or has come from. */
function listOf(state: B2bState): OrganizationList | undefined {
  const { visit } = state;
  if (isOn(state, 'Discovery')) {
    const { discovered, method } = state;
    return discovered && { discovered, method };
  }
  if (isOn(state, 'Error') && state.list) return state.list;
  return visit.to === 'organization' ? visit.list : undefined;
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
      return visit.to === 'find' ? { screen: 'ErrorOrganizationNotFound', draft, visit } : state;

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
        visit: { to: 'organization', organization, demanded, ...(list && { list }) },
      };
    }

    default:
      return event satisfies never;
  }
}

/** A link or a code is on its way to the visitor. */
function reduceEmail(state: B2bState, event: EmailEvent): B2bState {
  const { email } = event;
  const kept = { email, draft: { email }, visit: state.visit };
  switch (event.type) {
    case 'linkSent':
      return isOn(state, 'Main', 'EmailMethodSelection', 'EmailConfirmation')
        ? { screen: 'EmailConfirmation', sentAt: event.sentAt, ...kept }
        : state;

    case 'codeSent':
      return isOn(state, 'Main', 'EmailMethodSelection', 'EmailOtpEntry')
        ? { screen: 'EmailOtpEntry', sentAt: event.sentAt, ...kept }
        : state;

    case 'emailMethodAsked':
      return isOn(state, 'Main') ? { screen: 'EmailMethodSelection', ...kept } : state;

    default:
      return event satisfies never;
  }
}

/** From an address to its password, and from a reset email to a new password. */
function reducePassword(state: B2bState, event: B2bPasswordEvent): B2bState {
  const kept = lasting(state);
  switch (event.type) {
    case 'passwordEmailAsked':
      return isOn(state, 'Main') ? { screen: 'PasswordEmail', ...kept } : state;

    case 'passwordAsked': {
      const { email } = event;
      return isOn(state, 'Main', 'PasswordEmail')
        ? { screen: 'PasswordAuthenticate', email, draft: { email }, visit: kept.visit }
        : state;
    }

    case 'forgotOpened':
      return { screen: 'PasswordForgotForm', ...kept };

    case 'resetMailSent':
    case 'verifyMailSent': {
      const { email, sentAt } = event;
      const screen =
        event.type === 'resetMailSent' ? 'PasswordSetNewConfirmation' : 'PasswordResetVerifyConfirmation';
      return { screen, email, sentAt, draft: { email }, visit: kept.visit };
    }

    case 'resetOpened':
      return { screen: 'PasswordResetForm', reset: event.reset, ...kept };

    case 'resetRefused':
      return isOn(state, 'PasswordResetForm') ? { ...state, notice: event.reason } : state;

    default:
      return event satisfies never;
  }
}

/** From an address to the identity provider of its organization. */
function reduceSso(state: B2bState, event: SsoEvent): B2bState {
  const kept = lasting(state);
  switch (event.type) {
    case 'ssoOpened':
      return isOn(state, 'Main') ? { screen: 'SsoDiscoveryEmail', ...kept } : state;

    case 'connectionsFound': {
      const { email, connections } = event;
      return isOn(state, 'SsoDiscoveryEmail', 'SsoDiscoverySlug')
        ? { screen: 'SsoDiscoveryMenu', email, connections, draft: { email }, visit: kept.visit }
        : state;
    }

    case 'slugAsked': {
      const { email } = event;
      return isOn(state, 'SsoDiscoveryEmail')
        ? { screen: 'SsoDiscoverySlug', email, draft: { email }, visit: kept.visit }
        : state;
    }

    default:
      return event satisfies never;
  }
}

type Confirmed = B2bStateOf<
  'MfaSelection' | 'SmsOtpEnrollment' | 'SmsOtpEntry' | 'TotpEnrollment' | 'TotpEntry' | 'RecoveryCodeEntry'
>;

function isConfirming(state: B2bState): state is Confirmed {
  return isOn(
    state,
    'MfaSelection',
    'SmsOtpEnrollment',
    'SmsOtpEntry',
    'TotpEnrollment',
    'TotpEntry',
    'RecoveryCodeEntry',
  );
}

function startMfa(
  { confirming, start }: Extract<MfaEvent, { type: 'secondFactorDemanded' }>,
  kept: Lasting,
): B2bState {
  const common = { ...confirming, ...kept };
  if (start === 'choose') return { screen: 'MfaSelection', ...common };
  if ('enroll' in start) {
    return start.enroll === 'totp'
      ? { screen: 'TotpEnrollment', registration: undefined, ...common }
      : { screen: 'SmsOtpEnrollment', ...common };
  }
  return start.enter === 'totp'
    ? { screen: 'TotpEntry', registration: undefined, ...common }
    : { screen: 'SmsOtpEntry', phone: start.phone, sentAt: start.sentAt, enrolls: false, ...common };
}

/** From the first factor to the second. */
function reduceMfa(state: B2bState, event: MfaEvent): B2bState {
  const kept = lasting(state);
  if (event.type === 'secondFactorDemanded') return startMfa(event, kept);
  if (event.type === 'recoveryCodesSaved') {
    if (!isOn(state, 'RecoveryCodeSave')) return state;
    return { screen: 'LoggedIn', account: state.account, organization: state.organization, ...kept };
  }
  if (!isConfirming(state)) return state;
  const { factor, methods, method } = state;
  const confirming: Confirming = { factor, methods, method };
  switch (event.type) {
    case 'mfaMethodChosen':
      return startMfa(
        { type: 'secondFactorDemanded', confirming, start: startWith(event.method, confirming) },
        kept,
      );

    case 'smsSent':
      return {
        screen: 'SmsOtpEntry',
        phone: event.phone,
        sentAt: event.sentAt,
        enrolls: event.phone !== factor.phone,
        ...confirming,
        ...kept,
      };

    case 'totpCreated':
      return isOn(state, 'TotpEnrollment') ? { ...state, registration: event.registration } : state;

    case 'totpAdded':
      return isOn(state, 'TotpEnrollment')
        ? { screen: 'TotpEntry', registration: state.registration, ...confirming, ...kept }
        : state;

    case 'recoveryEntryOpened':
      return { screen: 'RecoveryCodeEntry', ...confirming, ...kept };

    default:
      return event satisfies never;
  }
}

/** Where a chosen method starts: with its code if the member has enrolled it. */
export function startWith(
  method: Confirming['methods'][number],
  { factor }: Pick<Confirming, 'factor'>,
): Extract<MfaEvent, { type: 'secondFactorDemanded' }>['start'] {
  if (method === 'totp') return factor.hasTotp ? { enter: 'totp' } : { enroll: 'totp' };
  return factor.phone === undefined
    ? { enroll: 'smsOtp' }
    : { enter: 'smsOtp', phone: factor.phone, sentAt: undefined };
}

/** A session exists, whatever the visitor did in the meantime: these apply on every screen. */
function reduceAccepted({ visit }: B2bState, event: B2bAcceptedEvent): B2bState {
  const kept = { draft: EMPTY_B2B_DRAFT, visit: freshVisit(visit) };
  switch (event.type) {
    case 'accepted':
      return { screen: 'LoggedIn', account: event.account, organization: event.organization, ...kept };

    case 'recoveryCodesGiven': {
      const { codes, account, organization } = event;
      return { screen: 'RecoveryCodeSave', codes, account, organization, ...kept };
    }

    case 'otherAccountFound':
      return { screen: 'OtherAccount', account: event.account, success: event.success, ...kept };

    default:
      return event satisfies never;
  }
}

/** One step back: to the list if the visitor has come from there, else to the first screen. */
function goBack(state: B2bState): B2bState {
  const { draft, visit } = state;
  const list = listOf(state);
  if (list && (isOn(state, 'Main', 'Error') || isConfirming(state)))
    return { screen: 'Discovery', ...list, draft, visit: { to: 'discover' } };
  if (isOn(state, 'Main')) return state;
  if (isOn(state, 'PasswordForgotForm') && draft.email !== '')
    return { screen: 'PasswordAuthenticate', email: draft.email, draft, visit };
  if (isOn(state, 'SsoDiscoveryMenu', 'SsoDiscoverySlug'))
    return { screen: 'SsoDiscoveryEmail', draft, visit };
  return { screen: 'Main', draft, visit };
}

/** Returns the next state, or the same object if the event means nothing on this screen. */
export function reduce(state: B2bState, event: B2bEvent): B2bState {
  const { draft, visit } = state;
  switch (event.type) {
    case 'drafted': {
      const { refused: _outdated, ...kept } = draft;
      return { ...state, draft: { ...kept, ...event.draft } };
    }

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
    case 'recoveryCodesSaved':
      return reduceMfa(state, event);

    case 'accepted':
    case 'recoveryCodesGiven':
    case 'otherAccountFound':
      return reduceAccepted(state, event);

    default:
      return event satisfies never;
  }
}
