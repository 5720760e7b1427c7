/** From an address to a link, a code, a password or the identity provider of its organization. */
import type { Moment } from '../../kit/lib/countdown.ts';
import type { Transitions } from '../../shell/transitions.ts';
import type { EmailEvent, PasswordEvent, SsoEvent } from './events.ts';
import type { State } from './screens.ts';
import { hasChosen, isOn, isSecondFactor, type Lasting, lasting } from './states.ts';

/** The rest of the state after a screen that has asked for an address. */
const withEmail = (
  { visit }: State,
  { email }: { readonly email: string },
): Lasting & { readonly email: string } => ({ email, draft: { email }, visit });

/** The rest of the state once a link or a code was sent. */
const sentBy = (state: State, event: { readonly email: string; readonly sentAt: Moment }) => ({
  sentAt: event.sentAt,
  ...(hasChosen(state) && { chosen: true as const }),
  ...withEmail(state, event),
});

/** True if the screen sends an email that leads to a new password. */
const sendsResets = (state: State): boolean =>
  isOn(
    state,
    'PasswordAuthenticate',
    'PasswordForgotForm',
    'PasswordSetNewConfirmation',
    'PasswordResetVerifyConfirmation',
  );

export const methodTransitions: Transitions<State, EmailEvent | PasswordEvent | SsoEvent> = {
  linkSent: (state, event) =>
    isOn(state, 'Main', 'EmailMethodSelection', 'EmailConfirmation')
      ? { screen: 'EmailConfirmation', ...sentBy(state, event) }
      : state,

  codeSent: (state, event) =>
    isOn(state, 'Main', 'EmailMethodSelection', 'EmailOtpEntry')
      ? { screen: 'EmailOtpEntry', ...sentBy(state, event) }
      : state,

  codeReopened: (state) =>
    isOn(state, 'Main') && state.waiting ? { ...state.waiting, draft: state.draft } : state,

  emailMethodAsked: (state, event) =>
    isOn(state, 'Main') ? { screen: 'EmailMethodSelection', ...withEmail(state, event) } : state,

  passwordEmailAsked: (state) =>
    isOn(state, 'Main') ? { screen: 'PasswordEmail', ...lasting(state) } : state,

  passwordAsked: (state, event) =>
    isOn(state, 'Main', 'PasswordEmail')
      ? { screen: 'PasswordAuthenticate', ...withEmail(state, event) }
      : state,

  forgotOpened: (state) =>
    isOn(state, 'PasswordAuthenticate', 'PasswordResetForm')
      ? { screen: 'PasswordForgotForm', ...lasting(state) }
      : state,

  resetMailSent: (state, event) =>
    sendsResets(state)
      ? { screen: 'PasswordSetNewConfirmation', sentAt: event.sentAt, ...withEmail(state, event) }
      : state,

  verifyMailSent: (state, event) =>
    sendsResets(state)
      ? { screen: 'PasswordResetVerifyConfirmation', sentAt: event.sentAt, ...withEmail(state, event) }
      : state,

  resetOpened: (state, { reset }) =>
    isOn(state, 'LoggingIn', 'PasswordForgotForm', 'RecoveryCodeSave') || isSecondFactor(state)
      ? { screen: 'PasswordResetForm', reset, ...lasting(state) }
      : state,

  resetRefused: (state, { reason }) =>
    isOn(state, 'PasswordResetForm') ? { ...state, notice: reason } : state,

  ssoOpened: (state) => (isOn(state, 'Main') ? { screen: 'SsoDiscoveryEmail', ...lasting(state) } : state),

  connectionsFound: (state, event) =>
    isOn(state, 'SsoDiscoveryEmail')
      ? { screen: 'SsoDiscoveryMenu', connections: event.connections, ...withEmail(state, event) }
      : state,

  slugAsked: (state, event) =>
    isOn(state, 'SsoDiscoveryEmail') ? { screen: 'SsoDiscoverySlug', ...withEmail(state, event) } : state,

  otherWayWanted: (state) =>
    isOn(state, 'SsoDiscoverySlug') ? { screen: 'Main', ...lasting(state) } : state,
};
