import { randomUUID } from 'node:crypto';

import { makeId } from '../http/api-error.ts';
import type { Fault } from './faults.ts';
import type { Json } from './json.ts';
import type {
  Contact,
  ContactKey,
  EmailedLink,
  Message,
  OAuthGrant,
  OAuthVisit,
  OneTimeCode,
  Password,
  Session,
  User,
  WalletChallenge,
} from './model.ts';
import { hashPassword } from './password-hash.ts';
import type { RequestLogEntry } from './request-log.ts';
import type { SeededUser, Settings } from './settings.ts';
import { defaultSettings } from './settings.ts';

/** Oldest entries go first, so that an emulator left running for days stays small. */
const MAX_KEPT = 1000;

/** All state of one emulated project, and its clock. */
export class Store {
  settings: Settings = defaultSettings();
  users: User[] = [];
  /** By session token. */
  readonly sessions = new Map<string, Session>();
  /** By `method_id`. */
  readonly codes = new Map<string, OneTimeCode>();
  /** Links that sign in, by token. */
  readonly links = new Map<string, EmailedLink>();
  /** Links that set a new password, by token. */
  readonly resets = new Map<string, EmailedLink>();
  /** By wallet address. */
  readonly challenges = new Map<string, WalletChallenge>();
  /** By id. */
  readonly visits = new Map<string, OAuthVisit>();
  /** By token. */
  readonly grants = new Map<string, OAuthGrant>();
  messages: Message[] = [];
  events: Json[] = [];
  requests: RequestLogEntry[] = [];
  faults: Fault[] = [];

  readonly #realNow: () => number;
  readonly #inboxListeners = new Set<() => void>();
  #clockOffsetMs = 0;

  /** @param realNow the clock underneath, in epoch milliseconds. */
  constructor(realNow: () => number) {
    this.#realNow = realNow;
  }

  /** The emulator's time, in epoch milliseconds. */
  now(): number {
    return this.#realNow() + this.#clockOffsetMs;
  }

  /** Moves the emulator's time forward by milliseconds, so that expiry needs no waiting. */
  advanceClock(ms: number): void {
    this.#clockOffsetMs += ms;
  }

  /** Back to a fresh emulator. Open inbox pages stay connected and see the inbox empty. */
  reset(): void {
    this.settings = defaultSettings();
    this.users = [];
    this.sessions.clear();
    this.codes.clear();
    this.links.clear();
    this.resets.clear();
    this.challenges.clear();
    this.visits.clear();
    this.grants.clear();
    this.messages = [];
    this.events = [];
    this.requests = [];
    this.faults = [];
    this.#clockOffsetMs = 0;
    this.#notifyInbox();
  }

  /** Puts a message into the inbox. */
  deliver(message: Omit<Message, 'id' | 'sentAt'>): void {
    const delivered = { id: randomUUID(), ...message, sentAt: new Date(this.now()).toISOString() };
    this.messages = keepNewest([...this.messages, delivered]);
    this.#notifyInbox();
  }

  /** Calls the listener after each change of the inbox; returns the way to stop. */
  onInboxChange(listener: () => void): () => void {
    this.#inboxListeners.add(listener);
    return () => this.#inboxListeners.delete(listener);
  }

  /** Keeps telemetry events that a page has sent. */
  recordEvents(events: readonly Json[]): void {
    this.events = keepNewest([...this.events, ...events]);
  }

  /** Keeps what the API was asked. */
  recordRequest(entry: RequestLogEntry): void {
    this.requests = keepNewest([...this.requests, entry]);
  }

  /** The user who has this address or number. */
  findUser(contact: { readonly email?: string; readonly phone_number?: string }): User | undefined {
    return this.users.find(
      (user) =>
        user.emails.some(({ value }) => value === contact.email) ||
        user.phones.some(({ value }) => value === contact.phone_number),
    );
  }

  /** Adds a user; whoever had the same address or number before is replaced. */
  addUser(seed: SeededUser): User {
    const earlier = this.findUser(seed);
    const verified = seed.status === 'active';
    const user: User = {
      id: makeId('user'),
      createdAt: this.now(),
      status: seed.status,
      emails: seed.email === undefined ? [] : [makeContact({ email: seed.email }, verified)],
      phones:
        seed.phone_number === undefined ? [] : [makeContact({ phone_number: seed.phone_number }, verified)],
      registrations: [],
      wallets: [],
      password: seed.password === undefined ? null : makePassword(seed.password, seed.requires_reset),
    };
    this.users = [...this.users.filter((other) => other !== earlier), user];
    return user;
  }

  #notifyInbox(): void {
    for (const listener of this.#inboxListeners) listener();
  }
}

/** A contact with an id of the provider's form. */
export function makeContact(key: ContactKey, verified: boolean): Contact {
  return 'email' in key
    ? { id: makeId('email'), value: key.email, verified }
    : { id: makeId('phone-number'), value: key.phone_number, verified };
}

/** A password as it is kept: with an id of the provider's form, and hashed. */
export function makePassword(text: string, requiresReset = false): Password {
  return {
    id: makeId('password'),
    hash: hashPassword(text),
    requiresReset,
    wrongAttempts: 0,
    lockedUntil: null,
  };
}

function keepNewest<Item>(items: Item[]): Item[] {
  return items.slice(-MAX_KEPT);
}
