/** Every arrow between screens (spec section 4) on one page. Pure. */
import type { FlowEvent } from './events.ts';
import { EMPTY_DRAFT, type State } from './screens.ts';

/** The next state. An event that means nothing here returns the very same state. */
export function reduce(state: State, event: FlowEvent): State {
  const { draft } = state;
  switch (event.type) {
    case 'drafted':
      return { ...state, draft: { ...draft, ...event.draft } };

    case 'reset':
      return { screen: 'Main', draft: EMPTY_DRAFT };

    case 'wentBack':
      return state.screen === 'Main' ? state : { screen: 'Main', draft };

    case 'codeSent': {
      if (state.screen !== 'Main' && state.screen !== 'OTPAuthenticate') return state;
      const sends = state.screen === 'OTPAuthenticate' ? state.sends + 1 : 1;
      const { method, methodId, destination } = event;
      return { screen: 'OTPAuthenticate', type: method, methodId, destination, sends, draft };
    }

    // A session exists: whatever the visitor did meanwhile, the widget must not deny it.
    case 'codeAccepted':
      return { screen: 'OTPConfirmation', draft: EMPTY_DRAFT };
    case 'linkAccepted':
      return { screen: 'PasswordConfirmation', draft: EMPTY_DRAFT };

    case 'linkSent':
      return state.screen === 'Main' ? { screen: 'EmailConfirmation', email: event.email, draft } : state;

    case 'linkOpened': {
      const { token, tokenType, asked } = event;
      return { screen: 'LoggingIn', token, tokenType, asked, draft };
    }

    case 'linkRefused':
      return state.screen === 'LoggingIn' ? { screen: 'Main', notice: event.reason, draft } : state;

    case 'providerRefused':
      return state.screen === 'Main' ? { screen: 'Main', notice: event.reason, draft } : state;

    default:
      return event satisfies never;
  }
}
