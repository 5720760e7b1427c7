/** Which states go on from an address that the visitor has proved, for which the provider's client keeps a token. Pure. */
import type { State, Visit } from './screens.ts';
import { isConfirming } from './states.ts';

/** Whether a sign-in at the visit adds to what the visitor has proved already. */
export const goesOn = (visit: Visit): boolean =>
  visit.to !== 'find' &&
  (visit.list !== undefined || (visit.to === 'organization' && visit.demanded !== undefined));

export function holdsProof(state: State): boolean {
  switch (state.screen) {
    case 'Discovery':
    // A provider may just have sent back who had to confirm a sign-in there.
    case 'LoggingIn':
      return true;
    case 'Error':
      return state.list !== undefined;
    case 'OtherAccount':
      return holdsProof(state.next);
    default:
      return isConfirming(state) || goesOn(state.visit);
  }
}
