/** Extends the session of a client while its visitor uses the site. A chunk of its own, for pages that ask for it. */

import { webLocks } from '../../kit/lib/records.ts';
import { browserStorage, type SafeStorage } from '../../kit/lib/storage.ts';
import type { Session } from '../../settings/session-data.ts';
import type { CookieOptions } from '../../settings/types.ts';
import { ProviderError } from '../errors.ts';
import { pendingPage, sessionIdOf } from '../pending/pending-page.ts';
import { createWatch, type WhenFinished } from '../pending/watch.ts';
import { isDue, ownMinutes } from '../session-length.ts';
import { call } from './answers.ts';
import { type AnyClient, changesOf, projectOf } from './changes.ts';

/** ms. The SDK asks for its session every three minutes, and tells nobody of an answer that changes nothing. */
const LOOK_MS = 60_000;

/** A client of either vertical. A page's own may lack any of it. */
export interface ExtendableClient extends AnyClient {
  readonly session?:
    | (AnyClient['session'] & {
        authenticate?(options: { session_duration_minutes: number }): Promise<unknown>;
      })
    | undefined;
}

/** What a page has asked for a client. */
interface Kept {
  /** The length that a page has set; undefined for the session's own. */
  minutes: number | undefined;
}

export interface KeepAlivePage {
  /** By client, so that none is extended twice. */
  readonly kept: WeakMap<object, Kept>;
  /** The browser's localStorage. */
  readonly storage: SafeStorage;
  /** Undefined in an insecure context: each tab then extends the session. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  readonly document: Pick<Document, 'visibilityState' | 'addEventListener'>;
  readonly whenFinished: WhenFinished;
}

/** The page may load the package several times. Every version must keep this name, and the type of what it leads to. */
const KEPT = Symbol.for('auth-widget.kept-alive');

const thisPage: KeepAlivePage = {
  get kept() {
    const shared = globalThis as typeof globalThis & { [KEPT]?: WeakMap<object, Kept> };
    shared[KEPT] ??= new WeakMap();
    return shared[KEPT];
  },
  storage: browserStorage,
  get locks() {
    return webLocks();
  },
  get document() {
    return document;
  },
  whenFinished: createWatch(pendingPage),
};

/** The length that a session was made with, in minutes: noted when it is first seen, since an extension hides it. */
function lengthOf(storage: SafeStorage, project: string, id: string, session: Session): number {
  const key = `auth-widget:session-length ${project}`;
  const [of, noted] = (storage.read(key) ?? '').split(' ');
  if (of === id && Number(noted) > 0) return Number(noted);
  const minutes = ownMinutes(session);
  storage.write(key, `${id} ${minutes}`);
  return minutes;
}

/** True if asking again would be refused again. */
const isFinal = ({ status = 0 }: ProviderError): boolean => status >= 400 && status < 500 && status !== 429;

/** @returns extends the client's session if that is due; settles once that is done, or was in vain */
function createExtension(
  client: ExtendableClient,
  kept: Kept,
  { storage, locks, document, whenFinished }: KeepAlivePage,
): () => Promise<void> {
  const { session: sessions } = client;
  const project = projectOf(client);
  // The visitor is signed in already: nobody has to wait for what an extension brings.
  const changes = changesOf(client, () => () => undefined);
  let refused: string | undefined;

  const due = () => {
    const session = sessions?.getSync?.() as Session | null | undefined;
    const id = sessionIdOf(session ?? undefined);
    // What the browser remembers may be over.
    if (!session || id === undefined || sessions?.getInfo?.().fromCache) return undefined;
    const own = lengthOf(storage, project, id, session);
    const minutes = kept.minutes ?? own;
    if (document.visibilityState !== 'visible' || id === refused || changes.isEnded(id)) return undefined;
    // The provider's last answer tells the time: the visitor's clock may be wrong.
    return isDue(session, minutes, Date.parse(session.last_accessed_at)) ? { id, minutes } : undefined;
  };
  const extend = (id: string): Promise<void> =>
    changes.run(async () => {
      const now = due();
      // Another tab, or somebody else, may have been first.
      if (now?.id === id)
        await call(async () => sessions?.authenticate?.({ session_duration_minutes: now.minutes }));
    });
  return async () => {
    const found = due();
    if (!found) return;
    const { id } = found;
    await whenFinished(id, () => undefined);
    const alone = { ifAvailable: true };
    try {
      if (locks)
        await locks.request(`auth-widget:keep-alive ${project}`, alone, (lock) => lock && extend(id));
      else await extend(id);
    } catch (error) {
      if (error instanceof ProviderError && isFinal(error)) refused = id;
    }
  };
}

/**
 * From now on, the client's session lasts its length from the last time that the visitor was there, for as long as the page lives. A failure
 * is silent: the visitor stays signed in until the session ends by itself.
 * @param minutes the length that the page has set; undefined for the one that the session was made with
 */
export function keepAlive(client: ExtendableClient, minutes: number | undefined, page = thisPage): void {
  const known = page.kept.get(client);
  if (known) {
    known.minutes = minutes ?? known.minutes;
    return;
  }
  const kept: Kept = { minutes };
  page.kept.set(client, kept);
  const extend = createExtension(client, kept, page);
  let running: Promise<void> | undefined;
  const look = (): void => {
    running ??= extend().finally(() => {
      running = undefined;
    });
  };
  client.session?.onChange?.(look);
  page.document.addEventListener('visibilitychange', look);
  setInterval(look, LOOK_MS);
  look();
}

/** Whoever follows the session of a project. */
interface Store {
  readonly status: string;
  subscribe(listener: () => void): () => void;
}

interface Connection {
  readonly publicToken?: string | undefined;
  readonly apiUrl?: string | undefined;
  /** The page's own client. */
  readonly client?: object | null | undefined;
  readonly cookieOptions?: CookieOptions | null | undefined;
  readonly vertical?: 'b2b' | undefined;
}

const followed = new WeakSet<Store>();

/**
 * The same for the client of a project, once somebody is signed in: until then, a page may not have loaded the SDK.
 * @param connectMember for a connection that may name the vertical `b2b`
 */
export function keepFollowedAlive(
  store: Store,
  connection: Connection,
  connectMember?: (connection: Connection) => Promise<{ readonly client: object }>,
): void {
  if (followed.has(store)) return;
  followed.add(store);
  const { publicToken = '', apiUrl, client, cookieOptions, vertical } = connection;
  const begin = async (): Promise<void> => {
    if (store.status !== 'signed-in') return;
    stop();
    if (vertical && connectMember) return keepAlive((await connectMember(connection)).client, undefined);
    if (client) return keepAlive(client, undefined);
    const { sharedClient } = await import('./sdk.ts');
    keepAlive(sharedClient(publicToken, apiUrl, cookieOptions ?? undefined), undefined);
  };
  const look = (): void => void begin().catch(() => undefined);
  const stop = store.subscribe(look);
  look();
}
