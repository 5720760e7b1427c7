/** What a test says to the emulator besides what the widget says to it. */
import { expect } from '@playwright/test';

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

/** What a route does instead of its work; `delayMs` does it late. */
export type Fault =
  | { readonly status: number; readonly type: string; readonly message: string }
  | { readonly delayMs: number }
  | 'hang'
  | 'drop'
  | 'garbage';

export interface LoggedRequest {
  readonly method: string;
  readonly path: string;
  readonly body: unknown;
  readonly at: string;
}

/** ms. Playwright's own go up to a second, which most of a test would be spent on. */
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

  /** Changes the project: bootstrap fields in the provider's spelling, password policy, seeded users. */
  async settings(patch: Readonly<Record<string, unknown>>): Promise<void> {
    await this.#call('PATCH', '/emulator/settings', patch);
  }

  /** Spoils a route, named by its path after /sdk/v1; for `times` requests, or until reset. */
  async fault(route: string, fault: Fault, times?: number): Promise<void> {
    await this.#call('PUT', '/emulator/faults', { route, fault, ...(times !== undefined && { times }) });
  }

  async clearFaults(): Promise<void> {
    await this.#call('DELETE', '/emulator/faults');
  }

  /** Moves the emulator's clock, by which codes, links and sessions expire. */
  async advanceClock(advanceMs: number): Promise<void> {
    await this.#call('POST', '/emulator/clock', { advanceMs });
  }

  /** How often a route, named by its path after /sdk/v1, was asked since the reset. */
  async count(route: string): Promise<number> {
    return (await this.bodies(route)).length;
  }

  /** What a route, named by its path after /sdk/v1, was asked since the reset, without secrets, oldest first. */
  async bodies(route: string): Promise<unknown[]> {
    const requests = (await this.requests()).filter(({ path }) => path === `/sdk/v1${route}`);
    return requests.map(({ body }) => body);
  }

  /**
   * Waits for a message (to that address, if one is given) that no earlier call has returned, so that
   * asking again after "Resend code" gives the second one.
   */
  async inbox(to?: string): Promise<Message> {
    let found: Message | undefined;
    await expect
      .poll(
        async () => {
          found = (await this.messages(to)).find(({ id }) => !this.#answered.has(id));
          return found !== undefined;
        },
        { message: `a new message to ${to ?? 'anybody'}`, intervals: [...SOON] },
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

  /** What the emulator was sent, oldest first, without secrets. */
  async requests(): Promise<LoggedRequest[]> {
    return (await this.#call('GET', '/emulator/requests')) as LoggedRequest[];
  }

  /** The telemetry that the emulator received. */
  async events(): Promise<unknown[]> {
    return (await this.#call('GET', '/emulator/events')) as unknown[];
  }

  async #call(method: string, path: string, body?: unknown): Promise<unknown> {
    const response = await fetch(this.url + path, {
      method,
      ...(body !== undefined && {
        body: JSON.stringify(body),
        headers: { 'content-type': 'application/json' },
      }),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} of the emulator: ${response.status} ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  }
}
