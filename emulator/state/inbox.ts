import { BoundedList } from './bounded-list.ts';
import { type Clock, toIso } from './clock.ts';
import { randomUuid } from './random.ts';
import { totpCode, totpStep } from './totp-code.ts';

const SECOND_MS = 1000;

/** How a message reaches its recipient. */
export type Channel = 'sms' | 'whatsapp' | 'email';

/** A message the provider would have sent, or the current code of an authenticator app. */
export interface Message {
  readonly id: string;
  readonly channel: Channel | 'app';
  readonly to: string;
  readonly kind: 'one-time-code' | 'login-link' | 'signup-link' | 'reset-password' | 'authenticator-app';
  readonly code?: string;
  readonly link?: string;
  /** The second link of a `reset-password` email: it signs in and keeps the password. */
  readonly loginLink?: string;
  /** ISO 8601, by the emulator's clock. */
  readonly sentAt: string;
}

/** A message as it is kept. `secret` is that of an authenticator app, whose code changes. */
export type KeptMessage = Message & { readonly secret?: string };

/** The messages that the provider would have sent, and the authenticator apps that were set up. */
export class Inbox {
  readonly #clock: Clock;
  readonly #messages = new BoundedList<KeptMessage>();
  readonly #listeners = new Set<() => void>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  newestFirst(): Message[] {
    const step = totpStep(this.#clock.now());
    return this.kept().map(({ secret, ...message }) =>
      secret === undefined ? message : { ...message, code: totpCode(secret, step) },
    );
  }

  kept(): KeptMessage[] {
    return [...this.#messages.items].reverse();
  }

  deliver(message: Omit<KeptMessage, 'id' | 'sentAt'>): void {
    this.#messages.add({ id: randomUuid(), ...message, sentAt: toIso(this.#clock.now()) });
    this.#notify();
  }

  /** Replaces the messages, the newest first. */
  restore(messages: readonly KeptMessage[]): void {
    this.#messages.set([...messages].reverse());
    this.#notify();
  }

  clear(): void {
    this.#messages.clear();
    this.#notify();
  }

  /** Calls the listener after every change, those of codes included; returns a function that removes it. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    let step = totpStep(this.#clock.now());
    const timer = setInterval(() => {
      const now = totpStep(this.#clock.now());
      if (now !== step && this.#messages.items.some(({ secret }) => secret !== undefined)) listener();
      step = now;
    }, SECOND_MS);
    return () => {
      clearInterval(timer);
      this.#listeners.delete(listener);
    };
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
