/** Follows the session of the provider's client. Loaded once there may be a session. */

import { withDeadline } from '../provider/errors.ts';
import { explainSetting } from '../provider/explain-setting.ts';
import { sessionIdOf } from '../provider/pending/pending-page.ts';
import type { WhenFinished } from '../provider/pending/watch.ts';
import type { SessionClient } from '../provider/session-port.ts';
import { type AnySessionState, SIGNED_OUT, signedIn, UNKNOWN } from './types.ts';

/** ms without an answer after which the state is stale. */
const PATIENCE_MS = 5000;
/** ms between two requests while the provider cannot be reached. */
const RETRY_MS = 30_000;
/** ms that a second sign-out waits for the provider. */
const LAST_WORD_MS = 3000;
/** ms after which a session should have ended at the provider as well. */
const LEEWAY_MS = 1000;
/** ms after which to look at the clock again: while the computer sleeps, timers stand still. */
const LOOK_MS = 30_000;

/** Who wants to know. */
export interface Followed {
  readonly state: AnySessionState;
  set(state: AnySessionState): void;
  subscribe(listener: (state: AnySessionState) => void): () => void;
}

/** The follower's view of the page. Tests pass their own. */
export interface FollowerPage {
  readonly window: Pick<Window, 'addEventListener'>;
  readonly navigator: Pick<Navigator, 'onLine'>;
  readonly whenFinished: WhenFinished;
}

export interface Follower {
  /** Asks the provider, unless an answer is on its way. Resolves once the state is up to date, or stale. */
  refresh(): Promise<void>;
  /** The token has changed, and the client may not know it: asks the provider. */
  doubt(): void;
  /**
   * Ends the session.
   * @param force whether the client forgets the session even without an answer
   * @throws ProviderError if the provider has not ended it
   */
  end(force: boolean): Promise<void>;
}

/** Sets the one timer that a state calls for. */
function createAlarm(unanswered: () => void, ask: () => void): (state: AnySessionState) => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  return ({ status, stale, session }) => {
    clearTimeout(timer);
    if (status === 'checking')
      timer = stale ? setTimeout(ask, RETRY_MS) : setTimeout(unanswered, PATIENCE_MS);
    if (status !== 'signed-in') return;
    const left = Date.parse(session.expires_at) - Date.now();
    // The clocks differ if the provider still knows a session that should be over.
    const due = Date.now() + (left > 0 ? left + LEEWAY_MS : RETRY_MS);
    const look = (): void => {
      const rest = due - Date.now();
      if (rest > 0) timer = setTimeout(look, Math.min(rest, LOOK_MS));
      else ask();
    };
    look();
  };
}

const settled = (followed: Followed): Promise<void> =>
  new Promise((resolve) => {
    const look = ({ status, stale }: AnySessionState): void => {
      if (status === 'checking' && !stale) return;
      stop();
      resolve();
    };
    const stop = followed.subscribe(look);
    look(followed.state);
  });

/**
 * Holds back a session that has appeared until it is not pending any more; until then,
 * everything stays as it was.
 */
function holdBackPending(followed: Followed, whenFinished: WhenFinished) {
  let known: AnySessionState = followed.state;
  /** The session that is waited for. `looked` resolves once it is shown, or is known to be pending. */
  let awaited: { readonly id: string; readonly looked: Promise<void> } | undefined;

  const reveal = (id: string): Promise<void> => {
    if (awaited?.id === id) return awaited.looked;
    let resolve = (): void => undefined;
    const looked = new Promise<void>((done) => {
      resolve = done;
    });
    awaited = { id, looked };
    const onWait = (): void => {
      // A session that the browser remembers is no sign-in either.
      if (awaited?.id === id && followed.state.status === 'checking') followed.set(SIGNED_OUT);
      resolve();
    };
    void whenFinished(id, onWait).then(() => {
      if (awaited?.id === id) {
        awaited = undefined;
        followed.set(known);
      }
      resolve();
    });
    return looked;
  };
  return {
    get known() {
      return known;
    },
    async show(state: AnySessionState): Promise<void> {
      known = state;
      // The shown state stays, but is about the current token.
      followed.set(followed.state);
      const { status, session } = followed.state;
      const id = sessionIdOf(state.session);
      const isNew = status !== 'signed-in' || id !== sessionIdOf(session);
      if (state.status === 'signed-in' && id !== undefined && isNew) return reveal(id);
      // A session has appeared, but is not confirmed yet.
      if (state.status === 'checking' && status === 'signed-out' && (awaited !== undefined || !state.stale))
        return;
      awaited = undefined;
      followed.set(state);
    },
  };
}

/** @param client a new one asks the provider by itself */
export function follow(client: SessionClient, followed: Followed, page: FollowerPage): Follower {
  let asking: Promise<void> | undefined;
  // Once, not every half minute.
  let isExplained = false;
  const heldBack = holdBackPending(followed, page.whenFinished);

  const set = (state: AnySessionState): Promise<void> => {
    const shown = heldBack.show(state);
    alarm(state);
    return shown;
  };
  const setChecking = (stale: boolean): void => {
    const { confirmed: _, ...known } = client.current();
    void set({ status: 'checking', stale: stale || !page.navigator.onLine, ...known });
  };
  const read = async (): Promise<void> => {
    const { confirmed, ...known } = client.current();
    if (confirmed && !known.session) await set(SIGNED_OUT);
    else if (confirmed && known.user) await set(signedIn(known));
    else setChecking(heldBack.known.stale);
  };
  const request = async (): Promise<void> => {
    try {
      await withDeadline(client.check());
      await read();
    } catch (error) {
      isExplained ||= explainSetting(error);
      setChecking(true);
    }
  };
  const ask = (): Promise<void> => {
    asking ??= request().finally(() => {
      asking = undefined;
    });
    return asking;
  };
  const alarm = createAlarm(
    () => setChecking(true),
    () => void ask(),
  );

  page.window.addEventListener('offline', () => {
    if (heldBack.known.status === 'checking') setChecking(true);
  });
  client.subscribe(() => void read());
  void read();
  return {
    doubt() {
      void set(UNKNOWN);
      void ask();
    },
    refresh: () =>
      followed.state.status === 'checking' && !followed.state.stale ? settled(followed) : ask(),
    async end(force) {
      await withDeadline(client.revoke(force), force ? LAST_WORD_MS : undefined);
      await read();
    },
  };
}
