/** The sessions of this page: one per project, however many ask for it. */
import { withoutPrototype } from '../kit/lib/objects.ts';
import { browserStorage } from '../kit/lib/storage.ts';
import { changesPage, noteSignOut } from '../provider/changes/sign-outs.ts';
import type { StytchClientShape } from '../provider/stytch/client.ts';
import type { Follower } from './follower.ts';
import type { ConnectMember } from './members.ts';
import { createMemory, type MemoryEnvironment } from './memory.ts';
import { problemWith } from './problem.ts';
import { PageSession } from './session.ts';
import type { SessionOptions, SessionStore, Vertical } from './types.ts';

/**
 * A page may load the package several times, as <auth-session> and as a module. The copies find each other by this symbol,
 * so every version must keep its name, and the type of what it leads to.
 */
const SESSIONS = Symbol.for('auth-widget.sessions');

/** By the page's client, or by the public token and the URL of the API. */
function pageSessions(): Map<object | string, SessionStore<Vertical>> {
  const shared = globalThis as typeof globalThis & {
    [SESSIONS]?: Map<object | string, SessionStore<Vertical>>;
  };
  shared[SESSIONS] ??= new Map();
  return shared[SESSIONS];
}

const pageMemory: MemoryEnvironment = {
  storage: browserStorage,
  get hostname() {
    return location.hostname;
  },
  // Via the prototype, because an `<img name=cookie>` replaces the document's property.
  get cookies() {
    try {
      return String(Reflect.get(Document.prototype, 'cookie', document));
    } catch {
      return '';
    }
  },
  set cookies(cookie) {
    try {
      Reflect.set(Document.prototype, 'cookie', cookie, document);
    } catch {
      // A browser that refuses cookies has none to change.
    }
  },
};

async function followClient(
  options: SessionOptions,
  session: PageSession,
  connectMember: ConnectMember | undefined,
): Promise<Follower> {
  const connecting = options.vertical && connectMember?.(options);
  const [{ follow, sessionClient, whenFinished }, client] = await Promise.all([
    import('./signed-in.ts'),
    connecting || loadPageClient(options),
  ]);
  return follow('current' in client ? client : sessionClient(client), session, {
    window,
    navigator,
    whenFinished,
  });
}

/** True if an element, which any page may have made, is of the project. */
function isOf(element: Element, { publicToken, client }: SessionOptions): boolean {
  const of: { readonly publicToken?: unknown; readonly client?: unknown } = Object(element);
  return client ? of.client === client : publicToken !== undefined && of.publicToken === publicToken;
}

/** The key of a session among those of a page. */
export function keyOf({ publicToken, apiUrl, client, vertical }: SessionOptions): object | string {
  return client ?? `${publicToken} ${apiUrl ?? ''} ${vertical ?? ''}`;
}

/**
 * The session of a project. Elements and modules of the same project share it.
 * @param connectMember for options that may name the vertical `b2b`
 * @throws TypeError if an option is missing or wrong
 */
export function pageSession(given: SessionOptions, connectMember?: ConnectMember): SessionStore<Vertical> {
  const options = withoutPrototype(given);
  const problem = problemWith(options);
  if (problem) throw new TypeError(problem);
  const sessions = pageSessions();
  const key = keyOf(options);
  const session = sessions.get(key) ?? begin(options, connectMember);
  sessions.set(key, session);
  // Without the code, the session lasts as long as it would.
  if (options.keepSessionAlive)
    import('../provider/stytch/keep-alive.ts').then(
      ({ keepFollowedAlive }) => keepFollowedAlive(session, options, connectMember),
      () => undefined,
    );
  return session;
}

function begin(options: SessionOptions, connectMember: ConnectMember | undefined): PageSession {
  return new PageSession({
    isOwn: (element) => isOf(element, options),
    memory: createMemory(options, pageMemory),
    noteSignOut: () => noteSignOut(changesPage, options.publicToken ?? ''),
    follow: (followed) => followClient(options, followed, connectMember),
    window,
    document,
    navigator,
  });
}

/** The page's own client, or the one that all elements of the project share. */
export async function loadPageClient(options: SessionOptions): Promise<StytchClientShape> {
  const { publicToken, apiUrl, client, cookieOptions } = options;
  // The adapters check its shape.
  if (client) return client as StytchClientShape;
  const { sharedClient } = await import('../provider/stytch/sdk.ts');
  return sharedClient(publicToken ?? '', apiUrl, cookieOptions ?? undefined);
}
