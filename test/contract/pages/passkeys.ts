/** What a page of somebody's own can do with passkeys, by the provider's SDK. Calls that fail answer with why. */
import { client } from './own-client.ts';

const session_duration_minutes = 30;

/** The type of the provider's error, or the name of the browser's. */
async function orReason<Result>(call: Promise<Result>): Promise<Result | string> {
  try {
    return await call;
  } catch (error) {
    const { error_type, name } = error as { error_type?: string; name: string };
    return error_type ?? name;
  }
}

export const visitor = {
  askForCode: async (email: string) => (await client.otps.email.loginOrCreate(email)).method_id,
  enterCode: (code: string, methodId: string) =>
    orReason(client.otps.authenticate(code, methodId, { session_duration_minutes })),
  register: (domain?: string) =>
    orReason(
      client.webauthn.register({
        is_passkey: true,
        session_duration_minutes,
        ...(domain !== undefined && { domain }),
      }),
    ),
  signIn: (options: { readonly conditional_mediation?: boolean; readonly is_passkey?: boolean } = {}) =>
    orReason(client.webauthn.authenticate({ is_passkey: true, session_duration_minutes, ...options })),
  rename: (webauthn_registration_id: string, name: string) =>
    orReason(client.webauthn.update({ webauthn_registration_id, name })),
  remove: (id: string) => orReason(client.user.deleteWebauthnRegistration(id)),
  signOut: () => client.session.revoke(),
  /** What the SDK keeps of the user's passkeys. */
  known: async () => client.user.getSync()?.webauthn_registrations.map(({ name }) => name),
  refresh: async () => (await client.user.get()).webauthn_registrations,
};

Object.assign(globalThis, { visitor });
