import { read, readOptional } from '../../http/fields.ts';
import { type Call, sdkRoute } from '../../http/route.ts';
import { makePassword } from '../../state/user.ts';
import { findExisting } from '../recipients.ts';
import { refused } from '../refusals.ts';
import { authenticate } from '../sessions/authenticate.ts';
import { hashStrong, isBreached, measureStrength } from './strength.ts';
import { PASSWORD_FACTOR, requireOwner, wrongPassword } from './user-password.ts';

/** Signing up and logging in with a password, and checking a password's strength. */
export const passwordRoutes = [
  sdkRoute('POST', '/passwords', createPassword),
  sdkRoute('POST', '/passwords/authenticate', authenticatePassword),
  sdkRoute('POST', '/passwords/strength_check', (call) => {
    const { store, body } = call;
    const email = readOptional(body, 'email');
    return measureStrength(call, store, read(body, 'password').password, email);
  }),
];

async function createPassword(call: Call): Promise<object> {
  const { store, body } = call;
  const {
    email,
    password,
    session_duration_minutes: minutes,
  } = read(body, 'email', 'password', 'session_duration_minutes');
  const hash = await hashStrong(call, store, password, email);
  const existing = store.findUser({ email });
  if (existing !== undefined) {
    if (store.settings.bootstrap.opaque_errors) throw wrongPassword();
    throw existing.password === null ? refused('reset_password') : refused('duplicate_email');
  }
  store.addUser({ email, status: 'pending', password: makePassword(hash) });
  const recipient = findExisting(store, { email });
  const answer = await authenticate(call, recipient, PASSWORD_FACTOR, minutes);
  return { ...answer, email_id: recipient.contact.id };
}

async function authenticatePassword(call: Call): Promise<object> {
  const { store, body } = call;
  const {
    email,
    password,
    session_duration_minutes: minutes,
  } = read(body, 'email', 'password', 'session_duration_minutes');
  const owner = await requireOwner(store, email, password);
  if (store.settings.dashboard.breach_detection_on_authentication && isBreached(password)) {
    throw refused('reset_password');
  }
  return authenticate(call, owner, PASSWORD_FACTOR, minutes);
}
