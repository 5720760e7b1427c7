import { ApiError } from '../../http/api-error.ts';
import {
  requireEmail,
  requireMinutes,
  requireObject,
  requirePassword,
  SESSION_MINUTES,
} from '../../http/fields.ts';
import type { Call, Route } from '../../http/router.ts';
import { apiRoute } from '../../http/router.ts';
import type { Password } from '../../state/model.ts';
import { isPassword } from '../../state/password-hash.ts';
import type { Store } from '../../state/store.ts';
import type { Authenticate } from '../sessions/sessions.ts';
import type { Recipient } from '../users.ts';
import { findExisting } from '../users.ts';
import { isBreached } from './breached-passwords.ts';
import { breachedPassword, measureStrength, requireStrong } from './strength.ts';

/** How a session notes that its owner knew the password. */
export const BY_PASSWORD = { type: 'password', deliveryMethod: 'knowledge' } as const;

/**
 * Wrong passwords in a row that lock a user. At the provider each project sets its own number; 10 is beyond what
 * mistyping takes, and few enough for a test to send.
 */
const LOCK_THRESHOLD = 10;
/** The provider's default, https://stytch.com/docs/resources/platform/user-locks. */
const LOCK_MS = 60 * 60_000;

/** Signing up and in with a password, and measuring one. */
export function passwordRoutes(authenticate: Authenticate): Route[] {
  return [
    apiRoute('POST', '/passwords', (call) => createPassword(call, authenticate)),
    apiRoute('POST', '/passwords/authenticate', (call) => authenticatePassword(call, authenticate)),
    apiRoute('POST', '/passwords/strength_check', ({ store, body: given }) => {
      const body = requireObject(given);
      const email = body['email'] === undefined ? undefined : requireEmail(body);
      return measureStrength(store.settings, requirePassword(body, 'password'), email);
    }),
  ];
}

async function createPassword(call: Call, authenticate: Authenticate): Promise<object> {
  const { store } = call;
  const body = requireObject(call.body);
  const email = requireEmail(body);
  const password = requirePassword(body, 'password');
  const minutes = requireMinutes(body, 'session_duration_minutes', SESSION_MINUTES);
  await requireStrong(store.settings, password, email);
  const known = store.findUser({ email });
  if (known !== undefined) {
    throw known.password === null
      ? resetRequired()
      : new ApiError(400, 'duplicate_email', 'A user with the specified email already exists.');
  }
  store.addUser({ email, status: 'pending', password });
  const recipient = findExisting(store, { email });
  const answer = await authenticate(call, recipient, BY_PASSWORD, minutes);
  return { ...answer, email_id: recipient.contact.id };
}

function authenticatePassword(call: Call, authenticate: Authenticate): Promise<object> {
  const { store } = call;
  const body = requireObject(call.body);
  const email = requireEmail(body);
  const password = requirePassword(body, 'password');
  const minutes = requireMinutes(body, 'session_duration_minutes', SESSION_MINUTES);
  const recipient = requireOwner(store, email, password);
  if (store.settings.project.breach_detection_on_authentication && isBreached(password)) {
    throw breachedPassword();
  }
  return authenticate(call, recipient, BY_PASSWORD, minutes);
}

/**
 * The user whose address and password these are. Wrong passwords are counted, and lock the user for an hour.
 * @throws ApiError 404 for an unknown address, 400 for a user who has no password or must set it anew, 401 for a
 * wrong password, 429 while locked.
 */
export function requireOwner(store: Store, email: string, password: string): Recipient {
  const recipient = findExisting(store, { email });
  const known = recipient.user.password;
  if (known === null) throw new ApiError(400, 'no_user_password', 'The user does not have a password.');
  // The provider says so whatever was typed: the one who knows the password may not be the address's owner.
  if (known.requiresReset) throw resetRequired();
  if (known.lockedUntil !== null && known.lockedUntil > store.now()) {
    throw new ApiError(429, 'user_lock_limit_reached', 'The user is locked after too many failed attempts.');
  }
  if (!isPassword(password, known.hash)) {
    countWrong(known, store.now());
    throw new ApiError(401, 'unauthorized_credentials', 'The email or password is incorrect.');
  }
  known.wrongAttempts = 0;
  return recipient;
}

function countWrong(password: Password, nowMs: number): void {
  password.wrongAttempts += 1;
  if (password.wrongAttempts < LOCK_THRESHOLD) return;
  password.wrongAttempts = 0;
  password.lockedUntil = nowMs + LOCK_MS;
}

function resetRequired(): ApiError {
  return new ApiError(
    400,
    'reset_password',
    'The user must reset their password by email before a password can be used.',
  );
}
