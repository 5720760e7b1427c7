import { type ProviderError, withDeadline } from '../errors.ts';
import { createPendingSignIn } from '../pending/keep.ts';
import { pendingPage, sessionIdOf } from '../pending/pending-page.ts';
import type { BootstrapSource, ProjectProvider } from '../port.ts';
import { call } from './answers.ts';
import { type AnyClient, changesOf, signOut } from './changes.ts';
import type { Internals } from './internals.ts';

const storedId = ({ session }: AnyClient): string | undefined =>
  sessionIdOf(session?.getSync?.() ?? undefined);

/** @param look called when the client may have another session, in whichever tab, or while the browser kept the page */
function follow({ session }: AnyClient, look: () => void): () => void {
  const stop = session?.onChange?.(look);
  addEventListener('storage', look);
  addEventListener('pageshow', look);
  return () => {
    stop?.();
    removeEventListener('storage', look);
    removeEventListener('pageshow', look);
  };
}

/** Whose the stored session is, and where: undefined fields of clients that do not tell are the same. */
function ownerOf({ session }: AnyClient): string {
  const { user_id, member_id, organization_id }: Record<string, unknown> = { ...session?.getSync?.() };
  return [user_id, member_id, organization_id].join();
}

function onEnd(client: AnyClient, ended: () => void): () => void {
  const session = storedId(client);
  if (session === undefined) return () => undefined;
  const owner = ownerOf(client);
  const changes = changesOf(client);
  return follow(client, () => {
    if (storedId(client) === undefined || ownerOf(client) !== owner || changes.isEnded(session)) ended();
  });
}

function onSignIn(client: AnyClient, signedIn: (session: string) => void): () => void {
  let last = storedId(client);
  return follow(client, () => {
    const session = storedId(client);
    if (session === last) return;
    last = session;
    if (session !== undefined) signedIn(session);
  });
}

/**
 * The common part of the providers over the SDK's two clients.
 * @param loginScreen names the event of the login screen
 */
export const projectProvider = (
  client: AnyClient,
  internals: Pick<Internals, 'networkClient'>,
  bootstrap: BootstrapSource,
  loginScreen: 'render_login_screen' | 'render_b2b_login_screen',
): Omit<ProjectProvider, 'confirmSession'> => {
  const pending = createPendingSignIn(pendingPage, {
    // The page's own client may be an older one, which does not tell.
    has: (id) => !client.session?.getSync || storedId(client) === id,
    revoke: () => signOut(client, true),
  });
  return {
    bootstrap: { stored: bootstrap.stored, fetch: () => call(() => withDeadline(bootstrap.fetch())) },
    revokeSession: () => signOut(client, true),
    onEnd: (ended) => onEnd(client, ended),
    onSignIn: (signedIn) => onSignIn(client, signedIn),
    keepSessionAlive(minutes) {
      import('./keep-alive.ts').then(
        ({ keepAlive }) => keepAlive(client, minutes),
        // Without the code, the session lasts as long as it would.
        () => undefined,
      );
    },
    pending,
    sessionJwt: {
      current: () =>
        (!pending.isOpen(storedId(client)) && client.session?.getTokens?.()?.session_jwt) || undefined,
      subscribe: (changed) => client.session?.onChange?.(changed) ?? (() => undefined),
    },
    logLoginScreen(options) {
      try {
        internals.networkClient?.logEvent?.({ name: loginScreen, details: { options } });
      } catch {
        // A sign-in must not fail because of the provider's telemetry.
      }
    },
  };
};

/**
 * Comes before each start that leaves the page, since a navigation that Stytch refuses ends at an answer for developers. A
 * page that may not have the project's settings may not start either, and one that cannot reach Stytch could not finish.
 * @param isSettled resolves when the client's own request for them has succeeded or failed
 * @throws ProviderError `configuration` if the project refuses the page, `network` if Stytch cannot be reached
 * @throws the reason of `signal`
 */
export async function readyToLeave(
  { stored, fetch }: BootstrapSource,
  isSettled: () => Promise<void>,
  signal: AbortSignal,
): Promise<void> {
  // The SDK's start waits for that without a limit, and cannot be stopped. A late response must not take away visitors who
  // have left the screen or been told that it failed.
  await withDeadline(isSettled());
  signal.throwIfAborted();
  if (stored()) return;
  const refusal = await call(() => withDeadline(fetch())).then(
    () => undefined,
    (thrown: ProviderError) => thrown,
  );
  signal.throwIfAborted();
  if (refusal?.code === 'configuration' || refusal?.code === 'network') throw refusal;
}
