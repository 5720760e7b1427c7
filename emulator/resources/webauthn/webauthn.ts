import { requireSession } from '../../http/credentials.ts';
import { requireText } from '../../http/fields.ts';
import { sdkRoute } from '../../http/router.ts';
import { register, startRegistration } from './registering.ts';
import { registrationBody, requireRegistration } from './registrations.ts';
import { signIn, startSignIn } from './signing-in.ts';

/** Registering passkeys and security keys, signing in with them, and renaming them. */
export const webauthnRoutes = [
  sdkRoute('POST', '/webauthn/register/start', startRegistration),
  sdkRoute('POST', '/webauthn/register', register),
  sdkRoute('POST', '/webauthn/authenticate/start/primary', (call) => startSignIn(call, null)),
  sdkRoute('POST', '/webauthn/authenticate/start/secondary', (call) =>
    startSignIn(call, requireSession(call.store, call.credentials).user),
  ),
  sdkRoute('POST', '/webauthn/authenticate', signIn),
  sdkRoute('PUT', '/webauthn/update/:id', ({ store, credentials, params, body }) => {
    const { user } = requireSession(store, credentials);
    const name = requireText(body, 'name', 'empty_webauthn_registration_name');
    const { registration } = requireRegistration([user], ({ id }) => id === params['id']);
    registration.name = name;
    return { webauthn_registration: registrationBody(registration) };
  }),
];
