/** The changes of a client's session: sign-ins, and the sign-out. */
import { settleWithin } from '../../kit/lib/promises.ts';
import { createChanges, type SessionChanges } from '../changes/changes.ts';
import { changesPage } from '../changes/sign-outs.ts';
import { ProviderError } from '../errors.ts';
import { hold } from '../pending/hold.ts';
import { pendingPage, sessionIdOf } from '../pending/pending-page.ts';
import type { SessionAnswer } from '../port.ts';
import { call, toSessionAnswer } from './answers.ts';
import { firstAnswer } from './first-answer.ts';
import { internalsUnder } from './internals.ts';

/** The calls that the SDK's clients of both verticals have in common, as far as they are there. */
export interface AnyClient {
  readonly session?:
    | {
        getSync?(): object | null;
        getTokens?(): { readonly session_jwt: string } | null;
        getInfo?(): { readonly fromCache: boolean };
        onChange?(changed: () => void): () => void;
        revoke?(options: { forceClear: boolean }): Promise<unknown>;
      }
    | undefined;
}

/** Undocumented. Without it, a session stays stored until Stytch has answered. */
interface ClientParts {
  readonly _subscriptionService?: { destroyState?(): void };
}

/** ms that a sign-out waits for the first answer to a new client, which would bring the session back. */
const FIRST_ANSWER_MS = 2000;

/** The public token of a client; empty for a page's own that hides it. */
export function projectOf(client: object): string {
  for (const name of ['stytch__internal_b2c', 'stytch__internal_b2b']) {
    const { publicToken } = internalsUnder(client, Symbol.for(name)) as { publicToken?: string };
    if (publicToken !== undefined) return publicToken;
  }
  return '';
}

/** Revokes the client's session, and forgets it without waiting for the answer. */
export async function endAtOnce(client: AnyClient): Promise<void> {
  // The request has the token by the time that the client forgets it.
  const revoked = client.session?.revoke?.({ forceClear: true });
  (client as ClientParts)._subscriptionService?.destroyState?.();
  await revoked;
}

/** @param attempt by default, nobody sees a session that appears meanwhile */
export const changesOf = (client: AnyClient, attempt = () => hold(pendingPage, undefined)): SessionChanges =>
  createChanges(changesPage, {
    project: projectOf(client),
    attempt,
    undo: () => endAtOnce(client),
  });

/** Runs a call that signs in. */
export function sessionBy(
  client: AnyClient,
  request: () => Promise<{ session?: unknown; user?: unknown }>,
): Promise<SessionAnswer> {
  return changesOf(client).run(async () => toSessionAnswer(await call(request)));
}

/** Comes before what is sent to existing users only: the SDK would add the address to whoever is signed in. */
export async function leaveSession(client: AnyClient): Promise<void> {
  if (client.session?.getSync?.()) await signOut(client, false);
}

/**
 * Ends the session that the client has stored.
 * @param force whether the client forgets the session even without an answer
 * @throws ProviderError if the session is still stored; `configuration` if the page's client cannot end it
 */
export async function signOut(client: AnyClient, force: boolean): Promise<void> {
  const { session } = client;
  if (!session?.revoke) throw new ProviderError('configuration');
  await changesOf(client).signOut(sessionIdOf(session.getSync?.() ?? undefined), async () => {
    const answer = force ? undefined : firstAnswer(session);
    if (answer)
      await settleWithin(answer, () => new ProviderError('timeout'), FIRST_ANSWER_MS).catch(() => undefined);
    try {
      await call(async () => session.revoke?.({ forceClear: force }));
    } catch (error) {
      if (session.getSync?.()) throw error;
    }
  });
}
