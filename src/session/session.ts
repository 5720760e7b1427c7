/**
 * The session of a project, for everything on the page that asks for it. Knows by itself that there is none; as soon as
 * there may be one, it loads what it takes to follow it.
 */
import type { Follower } from './follower.ts';
import type { SessionMemory } from './memory.ts';
import {
  type AnySessionState,
  type SessionStore,
  SIGNED_OUT,
  signedIn,
  type Vertical,
  type Verticals,
} from './types.ts';

/** The session's view of the page. Tests pass their own. */
export interface SessionPage {
  /** True if an element signs in to this session's project. */
  readonly isOwn: (element: Element) => boolean;
  readonly memory: SessionMemory;
  /** Undoes what was begun before, in every tab. */
  readonly noteSignOut: () => void;
  /** Loads the client and follows it. */
  readonly follow: (session: PageSession) => Promise<Follower>;
  readonly window: Pick<Window, 'addEventListener' | 'dispatchEvent'>;
  readonly document: Pick<Document, 'addEventListener' | 'visibilityState'>;
  readonly navigator: Pick<Navigator, 'onLine'>;
}

/** ms after which code that could not be loaded is requested again. */
const RETRY_MS = 30_000;

type SuccessEvent = CustomEvent<Verticals[Vertical]>;

/** For comparison. Leaves out `last_accessed_at`, which differs in every answer of the provider. */
const textOf = (state: AnySessionState): string =>
  JSON.stringify(state, (key, value: unknown) => (key === 'last_accessed_at' ? undefined : value));

export class PageSession implements SessionStore<Vertical> {
  #state: AnySessionState = SIGNED_OUT;
  /** The token that the state is about. */
  #token: string | undefined;
  #loading: Promise<Follower> | undefined;
  #follower: Follower | undefined;
  /** True if the provider did not end this session when the visitor signed out. */
  #failedToLeave = false;
  readonly #listeners = new Set<(state: AnySessionState) => void>();
  readonly #page: SessionPage;

  constructor(page: SessionPage) {
    this.#page = page;
    if (page.memory.mayHaveSession()) {
      this.#showStored(false);
      this.#begin();
    }
    this.#listen();
  }

  get state(): AnySessionState {
    return this.#state;
  }

  get status(): AnySessionState['status'] {
    return this.#state.status;
  }

  get stale(): boolean {
    return this.#state.stale;
  }

  get session(): AnySessionState['session'] {
    return this.#state.session;
  }

  get user(): AnySessionState['user'] {
    return this.#state.user;
  }

  get email(): string | undefined {
    return this.#state.email;
  }

  get phone(): string | undefined {
    return this.#state.phone;
  }

  get factors(): AnySessionState['factors'] {
    return this.#state.factors;
  }

  get organization(): AnySessionState['organization'] {
    return this.#state.organization;
  }

  subscribe(listener: (state: AnySessionState) => void): () => void {
    // A function that subscribes twice is called twice.
    const own = (state: AnySessionState): void => listener(state);
    this.#listeners.add(own);
    return () => void this.#listeners.delete(own);
  }

  async refresh(): Promise<void> {
    const { memory } = this.#page;
    if (!this.#loading && !memory.mayHaveSession() && !memory.canBeHidden) return;
    await this.#load().then(
      (follower) => follower.refresh(),
      () => this.#showStored(true),
    );
  }

  async signOut(): Promise<void> {
    // A pending session is one, too.
    if (this.#state.status === 'signed-out' && !this.#page.memory.mayHaveSession())
      return this.#page.noteSignOut();
    const force = this.#failedToLeave;
    try {
      const follower = await this.#load();
      await follower.end(force);
    } catch (error) {
      if (force) return this.#forget();
      this.#failedToLeave = true;
      throw error;
    }
  }

  /** @internal for the follower */
  set(next: AnySessionState): void {
    const previous = this.#state;
    this.#token = this.#page.memory.token();
    if (previous.session?.started_at !== next.session?.started_at) this.#failedToLeave = false;
    if (textOf(previous) === textOf(next)) return;
    this.#state = next;
    for (const listener of this.#listeners) {
      try {
        listener(next);
      } catch (error) {
        reportError(error);
      }
    }
  }

  /** Shows what the browser remembers. */
  #showStored(stale: boolean): void {
    const { session, user } = this.#page.memory.stored();
    this.set({ status: 'checking', stale: stale || !this.#page.navigator.onLine, session, user });
  }

  #begin(): void {
    if (this.#loading) return;
    this.#load().catch(() => {
      if (this.#state.status === 'checking') this.#showStored(true);
      setTimeout(() => this.#look(), RETRY_MS);
    });
  }

  /** For the page's listeners, the visitor is signed in already: a guard must not send them back. */
  #follow({ detail }: SuccessEvent): void {
    // Where the browser refuses storage, the event is all there is.
    this.#begin();
    const { session } = detail;
    // What is known of the same session may be newer than the event's.
    if (this.#state.status === 'signed-in' && this.#state.session.started_at === session.started_at) return;
    this.set(signedIn(detail));
  }

  #load(): Promise<Follower> {
    this.#loading ??= this.#page.follow(this).then(
      (follower) => {
        this.#follower = follower;
        return follower;
      },
      (error: unknown) => {
        this.#loading = undefined;
        throw error;
      },
    );
    return this.#loading;
  }

  /** Signs out without the provider. */
  #forget(): void {
    const { memory, window, noteSignOut } = this.#page;
    noteSignOut();
    memory.forget();
    // The SDK takes this for a sign-out in another tab.
    window.dispatchEvent(Object.assign(new Event('storage'), { key: memory.key, newValue: 'null' }));
    this.set(SIGNED_OUT);
  }

  /** Something may have happened that the client does not know. */
  #look(): void {
    const { memory } = this.#page;
    if (this.#follower) {
      if (memory.token() === this.#token) return;
      this.#follower.doubt();
    } else if (memory.mayHaveSession()) this.#begin();
    else if (!this.#loading) this.set(SIGNED_OUT);
  }

  #listen(): void {
    const { window, document, memory, isOwn } = this.#page;
    window.addEventListener('storage', ({ key }) => {
      // The client listens as well.
      if (!this.#follower && (key === null || key === memory.key)) this.#look();
    });
    const onWidget = (event: Event): void => {
      if (event.type === 'auth-success' && isOwn(event.target as Element))
        this.#follow(event as SuccessEvent);
      this.#look();
    };
    // Before the page can stop them.
    window.addEventListener('auth-event', onWidget, true);
    window.addEventListener('auth-success', onWidget, true);
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'visible') return;
      const { stale, session } = this.#state;
      // Timers stand still while the computer sleeps.
      const isOver = session !== undefined && Date.parse(session.expires_at) <= Date.now();
      this.#lookAgain(stale || isOver);
    });
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) this.#lookAgain(this.#state.status !== 'signed-out');
    });
    window.addEventListener('online', () => this.#lookAgain(this.#state.status === 'checking'));
  }

  #lookAgain(ask: boolean): void {
    this.#look();
    if (ask) void this.refresh();
  }
}
