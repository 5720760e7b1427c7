/** Every arrow between screens (spec section 4) on one page. Pure. */
import type { FlowEvent, PasswordEvent, WalletEvent } from './events.ts';
import { EMPTY_DRAFT, type ResetReason, type ScreenName, type State } from './screens.ts';

/** Screens from which a code or a link may be sent. */
const SENDING: readonly ScreenName[] = [
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

/** Whether a code or link that was just sent goes to somebody without a password. */
function mayCreatePassword(state: State): boolean {
  if (state.screen === 'OTPAuthenticate') return state.mayCreatePassword;
  return state.screen === 'PasswordCreateOrLogin' && state.userType === 'passwordless';
}

/** Whether a wallet can be chosen here. */
function isWalletList({ screen }: State): boolean {
  return screen === 'Main' || screen === 'CryptoOtherScreen';
}

/** From an address to its password, and from a reset e-mail to a new one. */
function reducePassword(state: State, event: PasswordEvent): State {
  const { draft } = state;
  switch (event.type) {
    case 'userFound': {
      if (state.screen !== 'Main' && state.screen !== 'PasswordCreateOrLogin') return state;
      const { email, userType } = event;
      return { screen: 'PasswordCreateOrLogin', email, userType, draft };
    }

    case 'resetMailSent':
      return { screen: SCREEN_OF_RESET[event.reason], email: event.email, draft };

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
      return isWalletList(state) ? { screen: 'CryptoSetupWallet', draft } : state;

    case 'walletChosen':
      return isWalletList(state) ? { screen: 'CryptoConnect', wallet: event.wallet, draft } : state;

    case 'walletConnected': {
      if (state.screen !== 'CryptoConnect') return state;
      const { address, challenge } = event;
      return { screen: 'CryptoSignMessage', wallet: state.wallet, address, challenge, draft };
    }

    case 'walletFailed':
      return state.screen === 'CryptoConnect' || state.screen === 'CryptoSignMessage'
        ? { screen: 'CryptoError', draft }
        : state;

    default:
      return event satisfies never;
  }
}

/** The next state. An event that means nothing here returns the very same state. */
export function reduce(state: State, event: FlowEvent): State {
  const { draft } = state;
  switch (event.type) {
    case 'drafted':
      return { ...state, draft: { ...draft, ...event.draft } };

    case 'reset':
      return event.to
        ? reduce({ screen: 'Main', draft: EMPTY_DRAFT }, { type: 'resetOpened', token: event.to.token })
        : { screen: 'Main', draft: EMPTY_DRAFT };

    case 'wentBack':
      return state.screen === 'Main' ? state : { screen: 'Main', draft };

    case 'codeSent': {
      const again = state.screen === 'OTPAuthenticate';
      if (!again && !SENDING.includes(state.screen)) return state;
      const { method, methodId, destination } = event;
      return {
        screen: 'OTPAuthenticate',
        type: method,
        methodId,
        destination,
        sends: again ? state.sends + 1 : 1,
        mayCreatePassword: mayCreatePassword(state),
        draft,
      };
    }

    // A session exists: whatever the visitor did meanwhile, the widget must not deny it.
    case 'codeAccepted':
      return { screen: 'OTPConfirmation', draft: EMPTY_DRAFT };
    case 'linkAccepted':
    case 'passwordAccepted':
      return { screen: 'PasswordConfirmation', draft: EMPTY_DRAFT };
    case 'walletAccepted':
      return { screen: 'CryptoConfirmation', draft: EMPTY_DRAFT };

    case 'linkSent':
      if (!SENDING.includes(state.screen)) return state;
      return {
        screen: 'EmailConfirmation',
        email: event.email,
        mayCreatePassword: mayCreatePassword(state),
        draft,
      };

    case 'linkRefused':
      return state.screen === 'LoggingIn' ? { screen: 'Main', notice: event.reason, draft } : state;

    case 'providerRefused':
      return state.screen === 'Main' ? { screen: 'Main', notice: event.reason, draft } : state;

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

    default:
      return event satisfies never;
  }
}
