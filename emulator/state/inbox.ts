import { BoundedList } from './bounded-list.ts';
import { type Clock, toIso } from './clock.ts';
import { randomUuid } from './random.ts';

/** How a message reaches its recipient. */
export type Channel = 'sms' | 'whatsapp' | 'email';

/** A message the provider would have sent. */
export interface Message {
  readonly id: string;
  readonly channel: Channel;
  readonly to: string;
  readonly kind: 'one-time-code' | 'login-link' | 'signup-link' | 'reset-password';
  readonly code?: string;
  readonly link?: string;
  /** The second link of a `reset-password` email: it signs in and keeps the password. */
  readonly loginLink?: string;
  /** ISO 8601, by the emulator's clock. */
  readonly sentAt: string;
}

/** The messages that the provider would have sent. */
export class Inbox {
  readonly #clock: Clock;
  readonly #messages = new BoundedList<Message>();
  readonly #listeners = new Set<() => void>();

  constructor(clock: Clock) {
    this.#clock = clock;
  }

  newestFirst(): Message[] {
    return [...this.#messages.items].reverse();
  }

  deliver(message: Omit<Message, 'id' | 'sentAt'>): void {
    this.#messages.add({ id: randomUuid(), ...message, sentAt: toIso(this.#clock.now()) });
    this.#notify();
  }

  /** Replaces the messages, the newest first. */
  restore(messages: readonly Message[]): void {
    this.#messages.set([...messages].reverse());
    this.#notify();
  }

  clear(): void {
    this.#messages.clear();
    this.#notify();
  }

  /** Calls the listener after every change; returns a function that removes it. */
  onChange(listener: () => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #notify(): void {
    for (const listener of this.#listeners) listener();
  }
}
