import { requireSession } from '../../http/credentials.ts';
import { read } from '../../http/fields.ts';
import { type Call, sdkRoute } from '../../http/route.ts';
import { MS_PER_MINUTE } from '../../state/clock.ts';
import type { Session } from '../../state/session.ts';
import type { Contact } from '../../state/user.ts';
import { refused } from '../refusals.ts';
import { authenticate } from '../sessions/authenticate.ts';
import { hashStrong } from './strength.ts';
import { endSessions, PASSWORD_FACTOR, replacePassword, requireOwner } from './user-password.ts';

/** To set a password by session, the user must have signed in by email or password this recently. */
const FRESH_FACTOR_MS = 5 * MS_PER_MINUTE;

/** Setting a new password without a reset email: by the old password or by a fresh session. */
export const passwordChangeRoutes = [
  sdkRoute('POST', '/passwords/existing_password/reset', changeByPassword),
  sdkRoute('POST', '/passwords/session/reset', changeBySession),
];

async function changeByPassword(call: Call): Promise<object> {
  const { store, body } = call;
  const {
    email,
    existing_password: oldPassword,
    new_password: newPassword,
    session_duration_minutes: minutes,
  } = read(body, 'email', 'existing_password', 'new_password', 'session_duration_minutes');
  const owner = await requireOwner(store, email, oldPassword);
  replacePassword(store, owner.user, await hashStrong(call, store, newPassword, email));
  endSessions(store, owner.user);
  return authenticate(call, owner, PASSWORD_FACTOR, minutes);
}

async function changeBySession(call: Call): Promise<object> {
  const { store } = call;
  const session = requireSession(store, call.credentials);
  const { body } = call;
  const { password, session_duration_minutes: minutes } = read(body, 'password', 'session_duration_minutes');
  const contact = requireFreshFactor(session, store.clock.now());
  replacePassword(store, session.user, await hashStrong(call, store, password, contact.value));
  endSessions(store, session.user, session);
  return authenticate(call, { user: session.user, contact }, PASSWORD_FACTOR, minutes);
}

/** The address that one of these factors is for. */
function requireFreshFactor({ factors }: Session, nowMs: number): Contact {
  const fresh = factors.find(
    ({ deliveryMethod, at }) =>
      (deliveryMethod === 'email' || deliveryMethod === 'knowledge') && at + FRESH_FACTOR_MS > nowMs,
  );
  if (fresh !== undefined) return fresh.contact;
  throw refused('session_too_old_to_reset_password');
}
