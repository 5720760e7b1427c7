/** Talks to a running emulator from the tests of a page. It needs nothing but `fetch`. */
import type { FaultAction } from './state/faults.ts';
import type { Message } from './state/inbox.ts';
import type { LoggedRequest } from './state/request-log.ts';

export type { FaultAction as Fault, LoggedRequest, Message };

export interface InboxOptions {
  /** An email address or a phone number in international form. Default: any. */
  readonly to?: string;
  /** ms to wait for the message. Default: 10 000. */
  readonly timeoutMs?: number;
}

const INTERVAL_MS = 50;
const TIMEOUT_MS = 10_000;

export class EmulatorClient {
  readonly #answered = new Set<string>();

  /** Without a slash at its end. */
  readonly url: string;

  /** @param url of the emulator, such as `http://localhost:4010` */
  constructor(url: string | URL) {
    this.url = String(url).replace(/\/$/, '');
  }

  /** Empties the project, the inbox and the logs, and ends all faults. Run it before each test. */
  async reset(): Promise<void> {
    this.#answered.clear();
    await this.call('POST', '/emulator/reset');
  }

  /** Changes the project: the provider's bootstrap fields, the password policy, `users`. */
  async settings(patch: Readonly<Record<string, unknown>>): Promise<void> {
    await this.call('PATCH', '/emulator/settings', patch);
  }

  /**
   * Breaks a route.
   * @param route its path after `/sdk/v1`, such as `/otps/authenticate`
   * @param times for how many requests. Default: until the reset
   */
  async fault(route: string, fault: FaultAction, times?: number): Promise<void> {
    await this.call('PUT', '/emulator/faults', { route, fault, ...(times !== undefined && { times }) });
  }

  async clearFaults(): Promise<void> {
    await this.call('DELETE', '/emulator/faults');
  }

  /** Advances the clock that codes, links and sessions expire by. */
  async advanceClock(advanceMs: number): Promise<void> {
    await this.call('POST', '/emulator/clock', { advanceMs });
  }

  /**
   * Waits for a message that no earlier call has returned, so that the call after "Resend code" returns the second one.
   * @throws Error if none comes in time
   */
  async message({ to, timeoutMs = TIMEOUT_MS }: InboxOptions = {}): Promise<Message> {
    const deadline = Date.now() + timeoutMs;
    for (;;) {
      const found = (await this.messages(to)).find(({ id }) => !this.#answered.has(id));
      if (found !== undefined) {
        this.#answered.add(found.id);
        return found;
      }
      if (Date.now() > deadline) throw new Error(`no new message to ${to ?? 'anyone'} in ${timeoutMs} ms`);
      await new Promise((resolve) => setTimeout(resolve, INTERVAL_MS));
    }
  }

  /** All messages since the reset, newest first. */
  async messages(to?: string): Promise<Message[]> {
    const messages = (await this.call('GET', '/inbox.json')) as Message[];
    return to === undefined ? messages : messages.filter((message) => message.to === to);
  }

  /** The requests since the reset, without secrets, oldest first. */
  async requests(): Promise<LoggedRequest[]> {
    return (await this.call('GET', '/emulator/requests')) as LoggedRequest[];
  }

  /**
   * Makes any request to the emulator, and returns what it answers.
   * @param path such as `/emulator/settings`, or `/sdk/v1/…` for the provider's API
   * @throws Error with the emulator's answer if it refuses
   */
  async call(method: string, path: string, body?: unknown, headers: object = {}): Promise<unknown> {
    const response = await fetch(this.url + path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} of the emulator: ${response.status} ${text}`);
    return text === '' ? undefined : JSON.parse(text);
  }
}
