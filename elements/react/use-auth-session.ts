import { useCallback, useMemo, useSyncExternalStore } from 'react';
import {
  type B2bSessionOptions,
  type SessionOptions,
  type SessionState,
  type SessionStore,
  UNKNOWN,
  type Vertical,
} from '../../src/session/types.ts';
import { createSession } from '../session.ts';

/** Who is signed in, and what can be done about it. The functions stay the same between renders. */
export type UseAuthSessionResult<V extends Vertical = 'consumer'> = SessionState<V> &
  Pick<SessionStore<V>, 'signOut' | 'refresh'>;

/** The session on a server, and in the browser while it hydrates that. */
const getServerState = (): typeof UNKNOWN => UNKNOWN;

/**
 * Follows the session of a project, and renders the component again after each change. A server renders `checking`.
 * @throws TypeError in a browser, if an option is missing or wrong
 */
export function useAuthSession(options: B2bSessionOptions): UseAuthSessionResult<'b2b'>;
export function useAuthSession(options: SessionOptions): UseAuthSessionResult;
export function useAuthSession(options: SessionOptions): UseAuthSessionResult<Vertical> {
  // The page has one store for each project, which equal options lead to.
  const store: SessionStore<Vertical> | undefined =
    typeof document === 'undefined'
      ? undefined
      : (createSession(options) as unknown as SessionStore<Vertical>);
  const subscribe = useCallback(
    (listener: () => void) => store?.subscribe(listener) ?? (() => undefined),
    [store],
  );
  const state = useSyncExternalStore<SessionState<Vertical>>(
    subscribe,
    () => store?.state ?? UNKNOWN,
    getServerState,
  );
  const actions = useMemo(
    () => ({
      signOut: async (): Promise<void> => store?.signOut(),
      refresh: async (): Promise<void> => store?.refresh(),
    }),
    [store],
  );
  return useMemo(() => ({ ...state, ...actions }), [state, actions]);
}
