import { useCallback, useMemo, useSyncExternalStore } from 'react';
import type { SessionOptions, SessionState, SessionStore } from '../../src/session/types.ts';
import { createSession } from '../session.ts';

/** Who is signed in, and what can be done about it. The functions stay the same between renders. */
export type UseAuthSessionResult = SessionState & Pick<SessionStore, 'signOut' | 'refresh'>;

/** What a server renders, and the browser while it hydrates that. */
const CHECKING: SessionState = { status: 'checking', stale: false, session: undefined, user: undefined };
const getServerState = (): SessionState => CHECKING;

/**
 * Follows the session of a project, and renders the component again after each change. A server renders `checking`.
 * @throws TypeError in a browser, if an option is missing or wrong
 */
export function useAuthSession(options: SessionOptions): UseAuthSessionResult {
  // The page has one store for each project, which equal options lead to.
  const store = typeof document === 'undefined' ? undefined : createSession(options);
  const subscribe = useCallback(
    (listener: () => void) => store?.subscribe(listener) ?? (() => undefined),
    [store],
  );
  const state = useSyncExternalStore(subscribe, () => store?.state ?? CHECKING, getServerState);
  const actions = useMemo(
    () => ({
      signOut: async (): Promise<void> => store?.signOut(),
      refresh: async (): Promise<void> => store?.refresh(),
    }),
    [store],
  );
  return useMemo(() => ({ ...state, ...actions }), [state, actions]);
}
