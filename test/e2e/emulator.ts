/** What a test asks of the emulator behind the widget's back. */
import { expect } from '@playwright/test';
import { publicToken } from './host-page.ts';

export interface Message {
  readonly id: string;
  readonly channel: 'sms' | 'whatsapp' | 'email';
  readonly to: string;
  readonly kind: string;
  readonly code?: string;
  readonly link?: string;
  /** The link of a reset mail that signs in without a new password. */
  readonly loginLink?: string;
  readonly sentAt: string;
}

/** What a route does instead of its work, or before it. To see what happens meanwhile: hold.ts. */
export type Fault =
  | { readonly delayMs: number }
  | { readonly status: number; readonly type: string; readonly message: string }
  | 'hang'
  | 'drop'
  | 'garbage';

export interface LoggedRequest {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly at: string;
}

/** ms. Playwright's own intervals go up to a second, which is longer than most tests take. */
export const SOON: readonly number[] = [20, 20, 50, 50, 100];

export class EmulatorClient {
  readonly #answered = new Set<string>();

  readonly url: string;

  constructor(url: string) {
    this.url = url;
  }

  async reset(): Promise<void> {
    this.#answered.clear();
    await this.#call('POST', '/emulator/reset');
  }

  /** Changes the project: bootstrap fields as the provider spells them, the password policy, its users. */
  async settings(patch: Readonly<Record<string, unknown>>): Promise<void> {
    await this.#call('PATCH', '/emulator/settings', patch);
  }

  /** Breaks a route, named by its path after /sdk/v1, for `times` requests or until the reset. */
  async fault(route: string, fault: Fault, times?: number): Promise<void> {
    await this.#call('PUT', '/emulator/faults', { route, fault, ...(times !== undefined && { times }) });
  }

  async clearFaults(): Promise<void> {
    await this.#call('DELETE', '/emulator/faults');
  }

  /** Puts forward the clock by which codes, links and sessions expire. */
  async advanceClock(advanceMs: number): Promise<void> {
    await this.#call('POST', '/emulator/clock', { advanceMs });
  }

  /** How often a route, named by its path after /sdk/v1, was requested since the reset. */
  async count(route: string): Promise<number> {
    return (await this.bodies(route)).length;
  }

  /** The bodies of a route's requests since the reset, without secrets, oldest first. */
  async bodies(route: string): Promise<unknown[]> {
    const requests = (await this.requests()).filter(({ path }) => path === `/sdk/v1${route}`);
    return requests.map(({ body }) => body);
  }

  /**
   * Waits for a message that no earlier call has returned, so that the call after "Resend code" returns the second one.
   * @param to an address; any, if left out
   */
  async inbox(to?: string): Promise<Message> {
    let found: Message | undefined;
    await expect
      .poll(
        async () => {
          found = (await this.messages(to)).find(({ id }) => !this.#answered.has(id));
          return found !== undefined;
        },
        { message: `a new message to ${to ?? 'anyone'}`, intervals: [...SOON] },
      )
      .toBe(true);
    if (found === undefined) throw new Error('the poll ended without a message');
    this.#answered.add(found.id);
    return found;
  }

  /** All messages sent since the reset, newest first. */
  async messages(to?: string): Promise<Message[]> {
    const messages = (await this.#call('GET', '/inbox.json')) as Message[];
    return to === undefined ? messages : messages.filter((message) => message.to === to);
  }

  /** The requests since the reset, without secrets, oldest first. */
  async requests(): Promise<LoggedRequest[]> {
    return (await this.#call('GET', '/emulator/requests')) as LoggedRequest[];
  }

  /** The telemetry that the emulator has received. */
  async events(): Promise<unknown[]> {
    return (await this.#call('GET', '/emulator/events')) as unknown[];
  }

  /**
   * Makes a request to the provider's API, as a page of the project would.
   * @param token of the session of a visitor who is signed in
   */
  async ask(route: string, body: object, token: string = publicToken): Promise<unknown> {
    const authorization = `Basic ${Buffer.from(`${publicToken}:${token}`).toString('base64')}`;
    return this.#call('POST', `/sdk/v1${route}`, body, { authorization });
  }

  /** Signs a user in behind the browser's back. */
  async signIn(email: string, sessionMinutes = 30): Promise<{ session_token: string; session_jwt: string }> {
    const sent = (await this.ask('/otps/email/login_or_create', { email, expiration_minutes: 5 })) as {
      data: { method_id: string };
    };
    const { code } = await this.inbox(email);
    const { data } = (await this.ask('/otps/authenticate', {
      token: code,
      method_id: sent.data.method_id,
      session_duration_minutes: sessionMinutes,
    })) as { data: { session_token: string; session_jwt: string } };
    return data;
  }

  /** Ends a session, as another device or the project's server does. */
  async revoke(token: string): Promise<void> {
    await this.ask('/sessions/revoke', {}, token);
  }

  async #call(method: string, path: string, body?: unknown, headers: object = {}): Promise<unknown> {
    const response = await fetch(this.url + path, {
      method,
      headers: { ...headers, ...(body !== undefined && { 'content-type': 'application/json' }) },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} of the emulator: ${response.status} ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  }
}
