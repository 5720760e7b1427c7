/** The sign-outs of a project, in any tab of the browser, and the page that notes them. */

import { webLocks } from '../../kit/lib/records.ts';
import { browserStorage, type SafeStorage } from '../../kit/lib/storage.ts';

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

export const changesPage: ChangesPage = {
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

/**
 * In localStorage: when the visitor last signed out, in ms since 1970. Of any project, because a tab that leaves for a social login
 * does not note which.
 */
const LAST_SIGN_OUT_KEY = 'auth-widget:last-sign-out';

/**
 * True if the visitor has signed out since `time`. A sign-out in the future was noted while the clock was ahead, and would count
 * until then.
 */
export function hasSignedOutSince(storage: Pick<SafeStorage, 'read'>, time: number, now: number): boolean {
  const last = Number(storage.read(LAST_SIGN_OUT_KEY));
  return last > time && last <= now;
}

/** Holds a number that no other sign-out has, and the id of the session once that has ended. */
const keyOf = (project: string): string => `auth-widget:signed-out ${project}`;

type Notes = Pick<ChangesPage, 'storage' | 'signOuts'>;

const read = ({ storage }: Notes, project: string): readonly string[] =>
  (storage.read(keyOf(project)) ?? '').split(' ');

/** Another text after each sign-out. */
export const lastSignOut = (notes: Notes, project: string): string =>
  `${notes.signOuts.get(project)} ${read(notes, project)[0]}`;

export function noteSignOut({ storage, signOuts }: Notes, project: string): void {
  signOuts.set(project, (signOuts.get(project) ?? 0) + 1);
  storage.write(keyOf(project), `${Math.random()}`);
  storage.write(LAST_SIGN_OUT_KEY, `${Date.now()}`);
}

/** @param session the id of the session that the visitor has signed out of */
export const noteEnd = (notes: Notes, project: string, session: string): void =>
  notes.storage.write(keyOf(project), `${read(notes, project)[0]} ${session}`);

/** True if a session is the one that was ended last. */
export const isEnded = (notes: Notes, project: string, session: string | undefined): boolean =>
  session !== undefined && read(notes, project)[1] === session;
