import type { State } from './screens.ts';

/** Whether a state shows other contents than its screen shows first. */
export function variantOf(state: State): boolean | undefined {
  switch (state.screen) {
    case 'Main':
      return state.visit.to === 'organization' && state.visit.demanded !== undefined;
    case 'Discovery':
      return state.isNaming;
    case 'PasswordResetForm':
      return state.notice !== undefined;
    case 'SmsOtpEntry':
      return state.sentAt !== undefined;
    default:
      return undefined;
  }
}
