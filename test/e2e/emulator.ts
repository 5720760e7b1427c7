/** What a test asks of the emulator behind the widget's back. */
import { type Message, EmulatorClient as PageClient } from '../../emulator/client.ts';
import { DEFAULT_CREDENTIALS } from '../../emulator/state/settings.ts';
import { publicToken } from './host-page.ts';

/** ms. Playwright's own intervals go up to a second, which is longer than most tests take. */
export const SOON: readonly number[] = [20, 20, 50, 50, 100];

/** ms. A busy machine is slow. */
const MESSAGE_TIMEOUT = 30_000;

export class EmulatorClient extends PageClient {
  /** How often a route, named by its path after /sdk/v1, was requested since the reset. */
  async count(route: string): Promise<number> {
    return (await this.bodies(route)).length;
  }

  /** The bodies of a route's requests since the reset, without secrets, oldest first. */
  async bodies(route: string): Promise<unknown[]> {
    const requests = (await this.requests()).filter(({ path }) => path === `/sdk/v1${route}`);
    return requests.map(({ body }) => body);
  }

  /** Waits for a new message; see `message`. */
  inbox(to?: string): Promise<Message> {
    return this.message({ ...(to !== undefined && { to }), timeoutMs: MESSAGE_TIMEOUT });
  }

  /** The telemetry that the emulator has received. */
  async events(): Promise<unknown[]> {
    return (await this.call('GET', '/emulator/events')) as unknown[];
  }

  /**
   * Makes a request to the provider's API, as a page of the project would.
   * @param token of the session of a visitor who is signed in
   */
  async ask(route: string, body: object, token: string = publicToken): Promise<unknown> {
    return this.#asPage('POST', route, token, body);
  }

  /** The ids of the passkeys of the user whose session this is. */
  async passkeys(token: string): Promise<string[]> {
    const { data } = (await this.#asPage('GET', '/users/me', token)) as {
      data: { webauthn_registrations: { webauthn_registration_id: string }[] };
    };
    return data.webauthn_registrations.map(({ webauthn_registration_id: id }) => id);
  }

  /** Deletes a passkey, as another device of the user does. */
  async deletePasskey(id: string, token: string): Promise<void> {
    await this.#asPage('DELETE', `/users/webauthn_registrations/${id}`, token);
  }

  /**
   * Signs a user in behind the browser's back.
   * @param to an email address, or a phone number in E.164
   */
  async signIn(to: string, sessionMinutes = 30): Promise<{ session_token: string; session_jwt: string }> {
    const [channel, contact] = to.startsWith('+') ? ['sms', { phone_number: to }] : ['email', { email: to }];
    const sent = (await this.ask(`/otps/${channel}/login_or_create`, {
      ...contact,
      expiration_minutes: 5,
    })) as {
      data: { method_id: string };
    };
    const { code } = await this.inbox(to);
    const { data } = (await this.ask('/otps/authenticate', {
      token: code,
      method_id: sent.data.method_id,
      session_duration_minutes: sessionMinutes,
    })) as { data: { session_token: string; session_jwt: string } };
    return data;
  }

  /** Proves that the visitor has this phone: with an email address, that is what changes of an account take. */
  async provePhone(phone_number: string, token: string): Promise<void> {
    const sent = (await this.ask('/otps/sms/send/secondary', { phone_number }, token)) as {
      data: { method_id: string };
    };
    const { code } = await this.inbox(phone_number);
    const body = { token: code, method_id: sent.data.method_id, session_duration_minutes: 30 };
    await this.ask('/otps/authenticate', body, token);
  }

  /** Ends a session, as another device or the project's server does. */
  async revoke(token: string): Promise<void> {
    await this.ask('/sessions/revoke', {}, token);
  }

  /** Deletes a user, as the project's server does. */
  async deleteUser(id: string): Promise<void> {
    const { project_id, secret } = DEFAULT_CREDENTIALS;
    const authorization = `Basic ${Buffer.from(`${project_id}:${secret}`).toString('base64')}`;
    await this.call('DELETE', `/v1/users/${id}`, undefined, { authorization });
  }

  #asPage(method: string, route: string, token: string, body?: object): Promise<unknown> {
    const authorization = `Basic ${Buffer.from(`${publicToken}:${token}`).toString('base64')}`;
    return this.call(method, `/sdk/v1${route}`, body, { authorization });
  }
}
