import { requireSession } from '../../http/credentials.ts';
import { requireText } from '../../http/fields.ts';
import { type Route, sdkRoute } from '../../http/router.ts';
import type { Authenticate } from '../sessions/authenticate.ts';
import { register, startRegistration } from './registering.ts';
import { registrationBody, requireRegistration } from './registrations.ts';
import { signIn, startSignIn } from './signing-in.ts';

/** Registering passkeys and security keys, signing in with them, and renaming them. */
export function webauthnRoutes(authenticate: Authenticate): Route[] {
  return [
    sdkRoute('POST', '/webauthn/register/start', startRegistration),
    sdkRoute('POST', '/webauthn/register', (call) => register(call, authenticate)),
    sdkRoute('POST', '/webauthn/authenticate/start/primary', (call) => startSignIn(call, null)),
    sdkRoute('POST', '/webauthn/authenticate/start/secondary', (call) =>
      startSignIn(call, requireSession(call.store, call.credentials).user),
    ),
    sdkRoute('POST', '/webauthn/authenticate', (call) => signIn(call, authenticate)),
    sdkRoute('PUT', '/webauthn/update/:id', ({ store, credentials, params, body }) => {
      const { user } = requireSession(store, credentials);
      const name = requireText(body, 'name', 'empty_webauthn_registration_name');
      const { registration } = requireRegistration([user], ({ id }) => id === params['id']);
      registration.name = name;
      return { webauthn_registration: registrationBody(registration) };
    }),
  ];
}
