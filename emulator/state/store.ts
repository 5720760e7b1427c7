import { B2bStore } from './b2b/b2b-store.ts';
import { BoundedList } from './bounded-list.ts';
import { Clock } from './clock.ts';
import { Faults } from './faults.ts';
import { Inbox, type KeptMessage } from './inbox.ts';
import type { Json } from './json.ts';
import type {
  OAuthAttachment,
  UserCode,
  UserLink,
  WalletChallenge,
  WebAuthnChallenge,
} from './pending-sign-ins.ts';
import { RequestLog } from './request-log.ts';
import type { Session } from './session.ts';
import { defaultSettings, type ProjectCredentials, type Settings } from './settings.ts';
import { type Contact, makeUser, type NewUser, type User } from './user.ts';
import type { Grant, Visit } from './visits.ts';

/** The state that visitors have brought about. */
export interface Kept {
  /** Of the consumer project. */
  readonly [lists: string]: unknown;
  readonly b2b: object;
  /** Newest first. */
  readonly messages: readonly KeptMessage[];
}

/** A project's records of its visitors: all of its lists and maps. */
const visitorsOf = (project: Store | B2bStore): object =>
  Object.fromEntries(
    Object.entries(project).filter(([, value]) => Array.isArray(value) || value instanceof Map),
  );

/** Everything the emulator remembers: the consumer project, and in `b2b` the B2B project beside it. */
export class Store {
  readonly clock: Clock;
  settings: Settings;

  users: User[] = [];
  /** By session token. */
  readonly sessions = new Map<string, Session>();

  /** By `method_id`. */
  readonly oneTimeCodes = new Map<string, UserCode>();
  /** By token. */
  readonly links = new Map<string, UserLink>();
  /** By token. */
  readonly impersonations = new Map<string, { readonly user: User; readonly contact: Contact }>();
  /** By wallet address. */
  readonly walletChallenges = new Map<string, WalletChallenge>();
  /** By challenge, in base64url. */
  readonly webauthnChallenges = new Map<string, WebAuthnChallenge>();
  /** By token. */
  readonly oauthAttachments = new Map<string, OAuthAttachment>();
  /** Of either project, by id. */
  readonly visits = new Map<string, Visit>();
  /** Of either project, by token. */
  readonly grants = new Map<string, Grant>();

  /** Of the fingerprints that pages of either project have submitted. */
  readonly telemetryIds = new Set<string>();

  b2b = new B2bStore();

  readonly inbox: Inbox;
  readonly requests: RequestLog;
  /** Telemetry that pages have sent. */
  readonly events = new BoundedList<Json>();
  readonly faults = new Faults();

  readonly #credentials: ProjectCredentials;

  /**
   * @param baseNow the clock to start from, in epoch milliseconds
   * @param credentials of a fresh emulator; the settings can replace them until the next reset
   */
  constructor(baseNow: () => number, credentials: ProjectCredentials) {
    this.#credentials = credentials;
    this.settings = defaultSettings(credentials);
    this.clock = new Clock(baseNow);
    this.inbox = new Inbox(this.clock);
    this.requests = new RequestLog(this.clock);
  }

  /** Returns to the state of a fresh emulator. Open inbox pages stay connected and become empty. */
  reset(): void {
    this.clock.reset();
    this.settings = defaultSettings(this.#credentials);
    this.users = [];
    this.b2b = new B2bStore();
    const { telemetryIds, requests, events, faults, inbox } = this;
    const maps = Object.values(this).filter((value) => value instanceof Map);
    for (const known of [...maps, telemetryIds, requests, events, faults, inbox]) known.clear();
  }

  /** The state that a page keeps over a reload: its objects refer to one another. */
  keep(): Kept {
    return { ...visitorsOf(this), b2b: visitorsOf(this.b2b), messages: this.inbox.kept() };
  }

  restore({ b2b, messages, ...own }: Kept): void {
    Object.assign(this, own);
    Object.assign(this.b2b, b2b);
    this.inbox.restore(messages);
  }

  /** The user with this email address or phone number. */
  findUser({ email, phone_number }: Pick<NewUser, 'email' | 'phone_number'>): User | undefined {
    return this.users.find(
      ({ emails, phones }) =>
        emails.some(({ value }) => value === email) || phones.some(({ value }) => value === phone_number),
    );
  }

  /** Adds a user, replacing any user with the same email address or phone number. */
  addUser(known: NewUser): User {
    const replaced = this.findUser(known);
    const user = makeUser(known, this.clock.now());
    this.users = [...this.users.filter((other) => other !== replaced), user];
    return user;
  }
}
