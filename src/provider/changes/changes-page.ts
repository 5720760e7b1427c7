/** The page that changes of session happen on. */
import { browserStorage, type SafeStorage } from '../../kit/lib/storage.ts';
import { webLocks } from '../../kit/lib/web-locks.ts';

export interface ChangesPage {
  /** The browser's localStorage. */
  readonly storage: SafeStorage;
  /** Undefined in an insecure context: changes then do not wait for each other. */
  readonly locks: Pick<LockManager, 'request'> | undefined;
  /** By project, how often the visitor has signed out on this page: a browser may refuse storage. */
  readonly signOuts: Map<string, number>;
}

/** The page may load the package several times. Every version must keep this name, and the type of what it leads to. */
const SIGN_OUTS = Symbol.for('auth-widget.sign-outs');

export const thisPage: ChangesPage = {
  storage: browserStorage,
  get locks() {
    return webLocks();
  },
  get signOuts() {
    const shared = globalThis as typeof globalThis & { [SIGN_OUTS]?: Map<string, number> };
    shared[SIGN_OUTS] ??= new Map();
    return shared[SIGN_OUTS];
  },
};
