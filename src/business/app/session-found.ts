/** Judges a session that a page of the business flow has found: that of another organization is no sign-in at the page's own. */

import type { Flow } from '../../shell/app/flow.ts';
import type { ScreenName } from '../flow/screens.ts';
import type { Business } from '../flow/types.ts';
import { concludeFound, RESET_OPENED } from '../shared/conclude.ts';

/** Not while the page's organization is looked up. */
export const isPlaceKnown: Flow<Business>['isPlaceKnown'] = ({ screen, visit }) =>
  visit.to !== 'find' || (screen !== 'Main' && screen !== 'PasswordForgotForm');

const LINK_SENT: ReadonlySet<ScreenName> = new Set([
  'EmailConfirmation',
  'PasswordSetNewConfirmation',
  'PasswordResetVerifyConfirmation',
]);

export const awaitsLink: Flow<Business>['awaitsLink'] = ({ screen }) => LINK_SENT.has(screen);

export const sessionFound: Flow<Business>['sessionFound'] = (
  found,
  { state: { screen, visit }, isFirst, isAwaited },
  { alreadySignedIn, config },
) => {
  const { session, user, organization } = found;
  const authEvent = { type: 'SESSION_FOUND', data: { session, user, organization } } as const;
  const isElsewhere = visit.to === 'organization' && visit.organization.id !== organization.organization_id;
  // A visitor who has gone on, or whom a link has brought here, wants something else.
  const isLinked = isAwaited && LINK_SENT.has(screen);
  if (isElsewhere || !(isFirst || isLinked)) return { authEvent };
  // The page for a new password is for who is signed in, too.
  if (config.authFlowType === 'PasswordReset' && screen === 'PasswordForgotForm')
    return { event: RESET_OPENED, authEvent };
  const isForm = screen === 'Main' && ((alreadySignedIn ?? 'form') !== 'form' || isAwaited);
  return isLinked || isForm ? { ...concludeFound(found), authEvent } : { authEvent };
};
