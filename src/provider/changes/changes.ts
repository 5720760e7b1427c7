/**
 * Changes of a session: one at a time, in the order in which the visitor has asked for them, in all tabs. A sign-out
 * is final: what was begun before it comes to nothing.
 */
import { settleWithin } from '../../kit/lib/promises.ts';
import { ProviderError } from '../errors.ts';
import { type ChangesPage, isEnded, lastSignOut, noteEnd, noteSignOut } from './sign-outs.ts';

/** ms that a change waits for those before it. One of them may never end. */
const PATIENCE_MS = 5000;

export interface SessionChanges {
  /**
   * Runs a request that brings a session, in its turn. If the visitor signs out meanwhile, what it brings is revoked.
   * @throws ProviderError `unexpected` if the visitor has signed out meanwhile
   */
  run<T>(request: () => Promise<T>): Promise<T>;
  /**
   * The same for a request that waits for the visitor, so that nothing waits for it.
   * @param request calls `chosen` when the visitor makes the choice that a later sign-out undoes
   */
  attend<T>(request: (chosen: () => void) => Promise<T>): Promise<T>;
  /**
   * Ends the session. Settles once what was begun before has come to nothing, or after a while.
   * @param session its id, if it is known
   */
  signOut(session: string | undefined, revoke: () => Promise<void>): Promise<void>;
  /** True if the visitor has signed out of the session with this id. */
  isEnded(session: string | undefined): boolean;
  /** @returns tells whether the visitor has signed out since */
  watch(): () => boolean;
}

/** The provider may never answer, and others wait. */
const inTime = <T>(change: Promise<T>): Promise<T> =>
  settleWithin(change, () => new ProviderError('timeout'));

/** Runs a change of a project's session once those that were begun before have ended, or after a while. */
function inTurn<T>({ locks }: ChangesPage, project: string, change: () => Promise<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    let running: Promise<T> | undefined;
    const start = (): Promise<T> => {
      clearTimeout(patience);
      running ??= change();
      running.then(resolve, reject);
      return running;
    };
    const patience = setTimeout(() => void start().catch(() => undefined), PATIENCE_MS);
    const held = (): Promise<unknown> => inTime(start()).catch(() => undefined);
    // The browser refuses locks in a sandboxed frame.
    if (locks) locks.request(`auth-widget:session ${project}`, held).catch(held);
    else void held();
  });
}

/** The tools that change a client's session. */
interface ClientTools {
  /** The project's public token. */
  readonly project: string;
  /** Until the returned function is called, nobody on the page sees a session that appears. */
  readonly attempt: () => () => void;
  /** Ends the session that the client has just got. */
  readonly undo: () => Promise<unknown>;
}

export function createChanges(page: ChangesPage, { project, attempt, undo }: ClientTools): SessionChanges {
  const watch = (): (() => boolean) => {
    const before = lastSignOut(page, project);
    return () => lastSignOut(page, project) !== before;
  };
  const refuseIf = (hasSignedOut: boolean): void => {
    if (hasSignedOut)
      throw new ProviderError('unexpected', { cause: new Error('The visitor has signed out meanwhile.') });
  };
  const conclude = async <T>(hasSignedOut: boolean, value: T): Promise<T> => {
    if (hasSignedOut) await undo().catch(() => undefined);
    refuseIf(hasSignedOut);
    return value;
  };
  /** The client would go on showing a session of which the browser keeps no cookie. */
  const forgetUnkept = async (thrown: unknown): Promise<never> => {
    if (thrown instanceof ProviderError && thrown.code === 'clock') await undo().catch(() => undefined);
    throw thrown;
  };

  return {
    watch,
    run(request) {
      const hasSignedOut = watch();
      const change = inTurn(page, project, async () => {
        refuseIf(hasSignedOut());
        const value = await request().catch(forgetUnkept);
        return conclude(hasSignedOut(), value);
      });
      inTime(change)
        .finally(attempt())
        .catch(() => undefined);
      return change;
    },
    async attend(request) {
      // If `chosen` is never called, the choice counts as made just now.
      let hasSignedOut = (): boolean => false;
      let end = (): void => undefined;
      try {
        const value = await request(() => {
          end();
          end = attempt();
          hasSignedOut = watch();
        }).catch(forgetUnkept);
        return await conclude(hasSignedOut(), value);
      } finally {
        end();
      }
    },
    async signOut(session, revoke) {
      noteSignOut(page, project);
      const revoked = revoke().then(() => session === undefined || noteEnd(page, project, session));
      const settled = revoked.catch(() => undefined);
      await inTurn(page, project, () => settled);
      await revoked;
    },
    isEnded: (session) => isEnded(page, project, session),
  };
}
