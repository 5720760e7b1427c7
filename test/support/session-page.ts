/** A page with a session and its follower, over a client that does what the test says. */
import { mock } from 'node:test';
import type { WhenFinished } from '../../src/provider/pending/watch.ts';
import type { KnownSession } from '../../src/provider/session-port.ts';
import { follow } from '../../src/session/follower.ts';
import type { SessionMemory } from '../../src/session/memory.ts';
import { PageSession } from '../../src/session/session.ts';
import type { AnySessionState } from '../../src/session/types.ts';
import type { Session, User } from '../../src/settings/session-data.ts';

export const MINUTE = 60_000;
export const publicToken = 'public-token-test-1';
export const user = { user_id: 'user-1' } as User;
export const sessionOf = (
  session_id: string,
  expires_at = new Date(Date.now() + 30 * MINUTE).toISOString(),
): Session => ({ session_id, started_at: session_id, expires_at }) as Session;

/** Lets promises settle. */
export const settle = async (): Promise<void> => {
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
};

interface Setting {
  /** How often its code does not load. */
  readonly failures: number;
  readonly whenFinished: WhenFinished;
}

function createBrowser(token: string | null) {
  const browser: { token: string | undefined; onLine: boolean } = { token: token ?? undefined, onLine: true };
  const memory: SessionMemory = {
    key: 'key',
    canBeHidden: false,
    token: () => browser.token,
    stored: () => ({}),
    mayHaveSession: () => browser.token !== undefined,
    forget: mock.fn(() => {
      browser.token = undefined;
    }),
  };
  const window = new EventTarget() as EventTarget & Pick<Window, 'addEventListener' | 'dispatchEvent'>;
  const document = Object.assign(new EventTarget(), { visibilityState: 'visible' as const });
  const navigator = {
    get onLine() {
      return browser.onLine;
    },
  };
  return { browser, page: { memory, window, document, navigator, noteSignOut: () => undefined } };
}

/** A page with a provider, and a browser that remembers a token. */
export function openSession(
  token: string | null = 'token',
  { failures = 0, whenFinished = async () => undefined }: Partial<Setting> = {},
) {
  const { browser, page } = createBrowser(token);
  const { memory, window, navigator } = page;
  let failuresLeft = failures;
  let known: KnownSession = { session: undefined, user: undefined, confirmed: false };
  let changed = (): void => undefined;
  const provider = {
    check: mock.fn(async () => undefined as void),
    revoke: mock.fn(async (_force: boolean) => undefined as void),
    loads: mock.fn(async () => {
      failuresLeft -= 1;
      if (failuresLeft >= 0) throw new Error('The file did not load.');
    }),
  };
  const session = new PageSession({
    ...page,
    isOwn: (element) => Reflect.get(element, 'publicToken') === publicToken,
    async follow(followed) {
      await provider.loads();
      const client = {
        ...provider,
        current: () => known,
        subscribe(listener: () => void) {
          changed = listener;
        },
      };
      return follow(client, followed, { window, navigator, whenFinished });
    },
  });
  const states: string[] = [];
  session.subscribe(({ status, stale }: AnySessionState) => states.push(stale ? `${status}, stale` : status));
  return {
    session,
    states,
    browser,
    provider,
    memory,
    /** The provider has answered. */
    async answer(next: Session | undefined, who: User = user) {
      known = { session: next, user: next && who, confirmed: true };
      if (!next) browser.token = undefined;
      changed();
      await settle();
    },
    set(next: KnownSession) {
      known = next;
    },
    dispatch: (type: string, details: object = {}) =>
      window.dispatchEvent(Object.assign(new Event(type), details)),
    /** A widget has signed the visitor in. */
    announce(token: string, signedIn = sessionOf('session-1')) {
      Object.assign(window, { publicToken: token });
      window.dispatchEvent(new CustomEvent('auth-success', { detail: { session: signedIn, user } }));
    },
    comeBack: () => page.document.dispatchEvent(new Event('visibilitychange')),
  };
}
