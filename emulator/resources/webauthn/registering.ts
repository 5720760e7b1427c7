import { requireSession } from '../../http/credentials.ts';
import { optionalText } from '../../http/fields.ts';
import { optionalSessionMinutes } from '../../http/minutes.ts';
import type { Call } from '../../http/router.ts';
import { makeRegistration } from '../../state/user.ts';
import { authenticate } from '../sessions/authenticate.ts';
import { openChallenge, takeChallenge } from './challenges.ts';
import { readNewCredential } from './credential.ts';
import { readAuthenticatorType, requireDomain } from './fields.ts';
import { creationOptions, optionsText } from './options.ts';
import { refused } from './refusals.ts';
import { FACTOR, isRegistered } from './registrations.ts';
import { verifyNewCredential } from './verification.ts';

/** Asks the signed-in user's browser for a new credential. */
export async function startRegistration({ store, credentials, body }: Call): Promise<object> {
  const { user } = requireSession(store, credentials);
  const domain = requireDomain(body);
  const userAgent = optionalText(body, 'user_agent', 'invalid_user_agent') ?? '';
  const authenticatorType = readAuthenticatorType(body);
  const options = await creationOptions(store.settings, body, user, { domain, authenticatorType });
  const text = optionsText(options, body);
  openChallenge(store, options.challenge, {
    purpose: 'register',
    user,
    domain,
    userAgent,
    authenticatorType,
  });
  return { user_id: user.id, public_key_credential_creation_options: text };
}

/** Adds the credential to the user, and to the session as a factor. */
export async function register(call: Call): Promise<object> {
  const { store } = call;
  const { user } = requireSession(store, call.credentials);
  const { body } = call;
  const minutes = optionalSessionMinutes(body);
  const { credential, challenge } = readNewCredential(body);
  const pending = takeChallenge(store, challenge, 'register');
  if (pending === undefined || pending.user !== user) throw refused('no_pending_webauthn_registration');
  const { domain, userAgent, authenticatorType } = pending;
  const made = await verifyNewCredential(call, credential, { challenge, domain });
  if (made === undefined) throw refused('unable_to_register_webauthn_registration');
  if (isRegistered(store, made.id)) throw refused('duplicate_webauthn_registration');
  const registration = makeRegistration(user, {
    value: made.id,
    domain,
    userAgent,
    authenticatorType,
    publicKey: made.publicKey,
    transports: made.transports ?? [],
    counter: made.counter,
  });
  user.webauthnRegistrations.push(registration);
  const answer = await authenticate(call, { user, contact: registration }, FACTOR, minutes);
  return { ...answer, webauthn_registration_id: registration.id };
}
