/** Every transition between screens (spec section 4). Pure. */

import type { Method } from '../../settings/types.ts';
import { reducer, type Transitions } from '../../shell/transitions.ts';
import type { FlowEvent, SignedIn } from './events.ts';
import { EMPTY_DRAFT, type ResetReason, type ScreenName, type State, type StateOf } from './screens.ts';
import { secondFactorTransitions } from './second-factor.ts';

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

type Confirmation = StateOf<'Finishing'>['confirmation'];

/** By the method of the sign-in, unless it is `PasswordConfirmation`. */
const CONFIRMATIONS: Partial<Record<Method, Confirmation>> = {
  otp: 'OTPConfirmation',
  crypto: 'CryptoConfirmation',
};
const confirmationOf = (method: Method): Confirmation => CONFIRMATIONS[method] ?? 'PasswordConfirmation';

/** True if the code or link just sent goes to a user without a password. */
function mayCreatePassword(state: State): boolean {
  if (state.screen === 'OTPAuthenticate') return state.mayCreatePassword;
  return state.screen === 'PasswordCreateOrLogin' && state.userType === 'passwordless';
}

/** True if the visitor can choose a wallet on this screen. */
function isWalletList({ screen }: State): boolean {
  return screen === 'Main' || screen === 'CryptoOtherScreen';
}

/** True if it is the last screen of a sign-in. */
function isConfirmation(state: State): state is StateOf<Confirmation> {
  const { screen } = state;
  return screen === 'PasswordConfirmation' || Object.values<ScreenName>(CONFIRMATIONS).includes(screen);
}

const accountOf = ({ account, byReset }: Pick<SignedIn, 'account' | 'byReset'>) => ({
  account,
  ...(byReset && { byReset }),
});

/** Ends the step between a sign-in and its confirmation: the offer of a passkey, or work of the page's own. */
function confirmAtLast(state: State): State {
  return state.screen === 'PasskeyOffer' || state.screen === 'Finishing'
    ? { screen: state.confirmation, ...accountOf(state), draft: state.draft }
    : state;
}

const openReset = ({ draft }: State, token: string | undefined): State => ({
  screen: 'PasswordResetForm',
  ...(token !== undefined && { token }),
  draft,
});

const transitions: Transitions<State, FlowEvent> = {
  drafted(state, event) {
    const { refused: _outdated, ...kept } = state.draft;
    return { ...state, draft: { ...kept, ...event.draft } };
  },

  reset(_state, { to }) {
    const main: State = { screen: 'Main', draft: EMPTY_DRAFT };
    return to ? openReset(main, to.token) : main;
  },

  wentBack: (state) => (state.screen === 'Main' ? state : { screen: 'Main', draft: state.draft }),

  linkRefused: (state, { reason }) =>
    state.screen === 'LoggingIn' ? { screen: 'Main', notice: reason, draft: state.draft } : state,

  providerRefused: (state, { reason }) =>
    state.screen === 'Main' ? { screen: 'Main', notice: reason, draft: state.draft } : state,

  // A code or a link is on its way to the visitor.

  codeSent(state, { method, methodId, destination, sentAt, expirationMinutes }) {
    if (state.screen !== 'OTPAuthenticate' && !SENDING_SCREENS.includes(state.screen)) return state;
    return {
      screen: 'OTPAuthenticate',
      type: method,
      methodId,
      destination,
      sentAt,
      expirationMinutes,
      mayCreatePassword: mayCreatePassword(state),
      draft: state.draft,
    };
  },

  codeReopened: (state) =>
    state.screen === 'Main' && state.waiting ? { ...state.waiting, draft: state.draft } : state,

  linkSent(state, { email, sentAt }) {
    if (state.screen === 'EmailConfirmation' && state.email === email) return { ...state, sentAt };
    if (!SENDING_SCREENS.includes(state.screen)) return state;
    const { draft } = state;
    return { screen: 'EmailConfirmation', email, sentAt, mayCreatePassword: mayCreatePassword(state), draft };
  },

  // From an email address to its password, and from a reset email to a new password.

  userFound: (state, { email, userType }) =>
    state.screen === 'Main' || state.screen === 'PasswordCreateOrLogin'
      ? { screen: 'PasswordCreateOrLogin', email, userType, draft: state.draft }
      : state,

  resetMailSent({ draft }, event) {
    const { type: _, reason, ...sent } = event;
    return { screen: SCREEN_OF_RESET[reason], ...sent, draft };
  },

  resetOpened: (state, { token }) => openReset(state, token),

  resetRefused: (state, { reason }) =>
    state.screen === 'PasswordResetForm' || state.screen === 'LoggingIn'
      ? { screen: 'PasswordResetForm', notice: reason, draft: state.draft }
      : state,

  // From a wallet to its signature.

  otherWalletsOpened: (state) =>
    state.screen === 'Main' ? { screen: 'CryptoOtherScreen', draft: state.draft } : state,

  walletSetupOpened: (state) =>
    isWalletList(state) || state.screen === 'CryptoError'
      ? { screen: 'CryptoSetupWallet', draft: state.draft }
      : state,

  walletChosen: (state, { wallet }) =>
    isWalletList(state) ? { screen: 'CryptoConnect', wallet, draft: state.draft } : state,

  walletConnected: (state, { address, challenge }) =>
    state.screen === 'CryptoConnect'
      ? { screen: 'CryptoSignMessage', wallet: state.wallet, address, challenge, draft: state.draft }
      : state,

  walletFailed: (state, { problem }) =>
    state.screen === 'CryptoConnect' || state.screen === 'CryptoSignMessage'
      ? { screen: 'CryptoError', wallet: state.wallet, problem, draft: state.draft }
      : state,

  // From a session to its confirmation.

  // Whatever the visitor did in the meantime: this applies on every screen.
  signedIn: (_state, event) => ({
    screen: confirmationOf(event.method),
    ...accountOf(event),
    draft: EMPTY_DRAFT,
  }),

  sessionFound: ({ draft }, { account }) => ({ screen: 'AlreadySignedIn', account, draft }),

  otherAccountFound: (_state, { account, success }) => ({
    screen: 'OtherAccount',
    account,
    success,
    draft: EMPTY_DRAFT,
  }),

  ...secondFactorTransitions,

  passkeyOffered: (_state, { accepted, userId }) => ({
    screen: 'PasskeyOffer',
    confirmation: confirmationOf(accepted.method),
    ...accountOf(accepted),
    userId,
    draft: EMPTY_DRAFT,
  }),
  passkeyOfferAnswered: confirmAtLast,

  pageWorkStarted(state, { work }) {
    if (!isConfirmation(state)) return state;
    const { screen, draft } = state;
    return { screen: 'Finishing', confirmation: screen, ...accountOf(state), work, draft };
  },
  pageWorkDone: confirmAtLast,
};

export const reduce = reducer(transitions);
