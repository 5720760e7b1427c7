/** From an address to a link, a code, a password or the identity provider of its organization. */
import type { B2bPasswordEvent, EmailEvent, SsoEvent } from './events.ts';
import type { B2bState } from './screens.ts';
import { isConfirming, isOn, lasting } from './states.ts';

/** A link or a code is on its way to the visitor. */
export function reduceEmail(state: B2bState, event: EmailEvent): B2bState {
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

/** The screens that send an email which leads to a new password. */
const SENDING_RESETS = [
  'PasswordAuthenticate',
  'PasswordForgotForm',
  'PasswordSetNewConfirmation',
  'PasswordResetVerifyConfirmation',
] as const;

/** From an address to its password, and from a reset email to a new password. */
export function reducePassword(state: B2bState, event: B2bPasswordEvent): B2bState {
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
      return isOn(state, 'PasswordAuthenticate', 'PasswordResetForm')
        ? { screen: 'PasswordForgotForm', ...kept }
        : state;

    case 'resetMailSent':
    case 'verifyMailSent': {
      const { email, sentAt } = event;
      if (!isOn(state, ...SENDING_RESETS)) return state;
      const screen =
        event.type === 'resetMailSent' ? 'PasswordSetNewConfirmation' : 'PasswordResetVerifyConfirmation';
      return { screen, email, sentAt, draft: { email }, visit: kept.visit };
    }

    case 'resetOpened':
      return isOn(state, 'LoggingIn', 'PasswordForgotForm', 'RecoveryCodeSave') || isConfirming(state)
        ? { screen: 'PasswordResetForm', reset: event.reset, ...kept }
        : state;

    case 'resetRefused':
      return isOn(state, 'PasswordResetForm') ? { ...state, notice: event.reason } : state;

    default:
      return event satisfies never;
  }
}

/** From an address to the identity provider of its organization. */
export function reduceSso(state: B2bState, event: SsoEvent): B2bState {
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
