/** Every transition between screens (spec section 4). Pure. */

import type { PageEvent } from '../../shell/flow-types.ts';
import type {
  AcceptedEvent,
  ConfirmedEvent,
  FlowEvent,
  PasskeyEvent,
  PasswordEvent,
  SentEvent,
  WalletEvent,
} from './events.ts';
import { EMPTY_DRAFT, type ResetReason, type ScreenName, type State, type StateOf } from './screens.ts';

/** Screens that can send a code or a link. */
const SENDING_SCREENS: readonly ScreenName[] = [
  'Main',
  'PasswordCreateOrLogin',
  'PasswordForgot',
  'PasswordBreached',
  'PasswordDedupe',
];

const SCREEN_OF_RESET = {
  forgotten: 'PasswordForgot',
  breached: 'PasswordBreached',
  duplicate: 'PasswordDedupe',
  wanted: 'PasswordSetNew',
} as const satisfies Record<ResetReason, ScreenName>;

const CONFIRMATIONS = {
  codeAccepted: 'OTPConfirmation',
  linkAccepted: 'PasswordConfirmation',
  passwordAccepted: 'PasswordConfirmation',
  walletAccepted: 'CryptoConfirmation',
  passkeyAccepted: 'PasswordConfirmation',
  sessionAccepted: 'PasswordConfirmation',
} as const satisfies Record<ConfirmedEvent['type'], StateOf<'PasskeyOffer'>['confirmation']>;

/** Whether the code or link just sent goes to a user without a password. */
function mayCreatePassword(state: State): boolean {
  if (state.screen === 'OTPAuthenticate') return state.mayCreatePassword;
  return state.screen === 'PasswordCreateOrLogin' && state.userType === 'passwordless';
}

/** Whether the visitor can choose a wallet on this screen. */
function isWalletList({ screen }: State): boolean {
  return screen === 'Main' || screen === 'CryptoOtherScreen';
}

/** A code or a link is on its way to the visitor. */
function reduceSent(state: State, event: SentEvent): State {
  const { draft } = state;
  switch (event.type) {
    case 'codeSent': {
      if (state.screen !== 'OTPAuthenticate' && !SENDING_SCREENS.includes(state.screen)) return state;
      const { method, methodId, destination, sentAt, expirationMinutes } = event;
      return {
        screen: 'OTPAuthenticate',
        type: method,
        methodId,
        destination,
        sentAt,
        expirationMinutes,
        mayCreatePassword: mayCreatePassword(state),
        draft,
      };
    }

    case 'linkSent':
      if (!SENDING_SCREENS.includes(state.screen)) return state;
      return {
        screen: 'EmailConfirmation',
        email: event.email,
        sentAt: event.sentAt,
        mayCreatePassword: mayCreatePassword(state),
        draft,
      };

    default:
      return event satisfies never;
  }
}

/** From an email address to its password, and from a reset email to a new password. */
function reducePassword(state: State, event: PasswordEvent): State {
  const { draft } = state;
  switch (event.type) {
    case 'userFound': {
      if (state.screen !== 'Main' && state.screen !== 'PasswordCreateOrLogin') return state;
      const { email, userType } = event;
      return { screen: 'PasswordCreateOrLogin', email, userType, draft };
    }

    case 'resetMailSent': {
      const { type: _, reason, ...sent } = event;
      return { screen: SCREEN_OF_RESET[reason], ...sent, draft };
    }

    case 'resetOpened':
      return {
        screen: 'PasswordResetForm',
        ...(event.token !== undefined && { token: event.token }),
        draft,
      };

    case 'resetRefused':
      return state.screen === 'PasswordResetForm' || state.screen === 'LoggingIn'
        ? { screen: 'PasswordResetForm', notice: event.reason, draft }
        : state;

    default:
      return event satisfies never;
  }
}

/** From a wallet to its signature. */
function reduceWallet(state: State, event: WalletEvent): State {
  const { draft } = state;
  switch (event.type) {
    case 'otherWalletsOpened':
      return state.screen === 'Main' ? { screen: 'CryptoOtherScreen', draft } : state;

    case 'walletSetupOpened':
      return isWalletList(state) || state.screen === 'CryptoError'
        ? { screen: 'CryptoSetupWallet', draft }
        : state;

    case 'walletChosen':
      return isWalletList(state) ? { screen: 'CryptoConnect', wallet: event.wallet, draft } : state;

    case 'walletConnected': {
      if (state.screen !== 'CryptoConnect') return state;
      const { address, challenge } = event;
      return { screen: 'CryptoSignMessage', wallet: state.wallet, address, challenge, draft };
    }

    case 'walletFailed':
      return state.screen === 'CryptoConnect' || state.screen === 'CryptoSignMessage'
        ? { screen: 'CryptoError', wallet: state.wallet, isMissing: event.isMissing, draft }
        : state;

    default:
      return event satisfies never;
  }
}

/** A session exists, whatever the visitor did in the meantime: these apply on every screen. */
function reduceAccepted(event: AcceptedEvent): State {
  const draft = EMPTY_DRAFT;
  if (event.type === 'otherAccountFound') {
    return { screen: 'OtherAccount', account: event.account, success: event.success, draft };
  }
  return { screen: CONFIRMATIONS[event.type], account: event.account, draft };
}

/** Whether it is the last screen of a sign-in. */
function isConfirmation(state: State): state is StateOf<StateOf<'Finishing'>['confirmation']> {
  return Object.values<ScreenName>(CONFIRMATIONS).includes(state.screen);
}

/** Between a sign-in and its confirmation: the offer of a passkey, and work of the page's own. */
function reduceUnconfirmed(state: State, event: PasskeyEvent | PageEvent): State {
  switch (event.type) {
    case 'passkeyOffered': {
      const { accepted, userId } = event;
      const confirmation = CONFIRMATIONS[accepted.type];
      return { screen: 'PasskeyOffer', confirmation, account: accepted.account, userId, draft: EMPTY_DRAFT };
    }

    case 'pageWorkStarted': {
      if (!isConfirmation(state)) return state;
      const { screen, account, draft } = state;
      return { screen: 'Finishing', confirmation: screen, account, work: event.work, draft };
    }

    case 'passkeyOfferAnswered':
    case 'pageWorkDone':
      return state.screen === 'PasskeyOffer' || state.screen === 'Finishing'
        ? { screen: state.confirmation, account: state.account, draft: state.draft }
        : state;

    default:
      return event satisfies never;
  }
}

/** Returns the next state, or the same object if the event means nothing on this screen. */
export function reduce(state: State, event: FlowEvent): State {
  const { draft } = state;
  switch (event.type) {
    case 'drafted': {
      const { refused: _outdated, ...kept } = draft;
      return { ...state, draft: { ...kept, ...event.draft } };
    }

    case 'reset':
      return event.to
        ? reduce({ screen: 'Main', draft: EMPTY_DRAFT }, { type: 'resetOpened', token: event.to.token })
        : { screen: 'Main', draft: EMPTY_DRAFT };

    case 'wentBack':
      return state.screen === 'Main' ? state : { screen: 'Main', draft };

    case 'codeAccepted':
    case 'linkAccepted':
    case 'passwordAccepted':
    case 'walletAccepted':
    case 'passkeyAccepted':
    case 'sessionAccepted':
    case 'otherAccountFound':
      return reduceAccepted(event);

    case 'linkRefused':
      return state.screen === 'LoggingIn' ? { screen: 'Main', notice: event.reason, draft } : state;

    case 'providerRefused':
      return state.screen === 'Main' ? { screen: 'Main', notice: event.reason, draft } : state;

    case 'codeSent':
    case 'linkSent':
      return reduceSent(state, event);

    case 'userFound':
    case 'resetMailSent':
    case 'resetOpened':
    case 'resetRefused':
      return reducePassword(state, event);

    case 'otherWalletsOpened':
    case 'walletSetupOpened':
    case 'walletChosen':
    case 'walletConnected':
    case 'walletFailed':
      return reduceWallet(state, event);

    case 'passkeyOffered':
    case 'passkeyOfferAnswered':
    case 'pageWorkStarted':
    case 'pageWorkDone':
      return reduceUnconfirmed(state, event);

    default:
      return event satisfies never;
  }
}
