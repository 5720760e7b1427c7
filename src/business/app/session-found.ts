/** Judges a session that a page of the business flow has found: that of another organization is no sign-in at the page's own. */

import type { Flow } from '../../shell/app/flow.ts';
import { meaningOf } from '../../shell/arrival/arrival-actions.ts';
import type { ScreenName } from '../flow/screens.ts';
import type { Business } from '../flow/types.ts';
import { askAboutSession, concludeFound, RESET_OPENED } from '../shared/conclude.ts';

/** Not while the page's organization is looked up. */
export const isPlaceKnown: Flow<Business>['isPlaceKnown'] = ({ screen, visit }) =>
  visit.to !== 'find' || (screen !== 'Main' && screen !== 'PasswordForgotForm');

/** The other screens that lead to a session, up to the choice of an organization. */
const FORMS: ReadonlySet<ScreenName> = new Set([
  'Main',
  'EmailMethodSelection',
  'EmailOtpEntry',
  'PasswordEmail',
  'PasswordAuthenticate',
  'PasswordForgotForm',
  'SsoDiscoveryEmail',
  'SsoDiscoveryMenu',
  'SsoDiscoverySlug',
]);

const LINK_SENT: ReadonlySet<ScreenName> = new Set([
  'EmailConfirmation',
  'PasswordSetNewConfirmation',
  'PasswordResetVerifyConfirmation',
]);

export const awaits: Flow<Business>['awaits'] = ({ screen }) => {
  if (LINK_SENT.has(screen)) return 'link';
  return FORMS.has(screen) ? 'form' : undefined;
};

export const sessionFound: Flow<Business>['sessionFound'] = (
  found,
  { state, isFirst, at },
  { alreadySignedIn, config },
) => {
  const { session, user, organization } = found;
  const { screen, visit } = state;
  const authEvent = { type: 'SESSION_FOUND', data: { session, user, organization } } as const;
  const isElsewhere = visit.to === 'organization' && visit.organization.id !== organization.organization_id;
  if (isElsewhere) return { authEvent };
  // The page for a new password is for who is signed in, too.
  if (isFirst && config.authFlowType === 'PasswordReset' && screen === 'PasswordForgotForm')
    return { event: RESET_OPENED, authEvent };
  switch (meaningOf({ at, isFirst, screen: awaits(state) }, alreadySignedIn)) {
    case 'signsIn':
      return { ...concludeFound(found), authEvent };
    case 'asks':
      return { ...askAboutSession(found), authEvent };
    default:
      return { authEvent };
  }
};
