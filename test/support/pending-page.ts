/** Pages of one browser, with widgets that keep sessions pending. */
import { type SafeStorage, safeStorage } from '../../src/kit/lib/storage.ts';
import { createPendingSignIn, type PendingSignIn } from '../../src/provider/pending/keep.ts';
import { createPage, isUnanswered, KEY } from '../../src/provider/pending/pending-page.ts';
import { createWatch } from '../../src/provider/pending/watch.ts';

export function storage(note?: string, key = KEY) {
  const items = new Map(note === undefined ? [] : [[key, note]]);
  const safe = safeStorage(() => ({
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  }));
  return { items, safe };
}

/** Lets promises settle. */
export const turns = async (): Promise<void> => {
  for (let turn = 0; turn < 5; turn += 1) await new Promise(setImmediate);
};

interface Opening {
  readonly locks?: Pick<LockManager, 'request'>;
  readonly note?: string;
  readonly isReturn?: boolean;
  readonly origin?: SafeStorage;
}

export function openPage({ locks, note, isReturn = false, origin = storage().safe }: Opening = {}) {
  const { items, safe: tab } = storage(note);
  const environment = { page: createPage(tab, isReturn), tab, origin, locks };
  const whenFinished = createWatch(environment);
  const ended: string[] = [];
  return {
    items,
    ended,
    isUnanswered: (session: string): boolean => isUnanswered(environment, session),
    /** @param stored the id of the session that the client has by then */
    widget: (stored = 's1'): PendingSignIn =>
      createPendingSignIn(environment, {
        has: (id) => id === stored,
        revoke: async () => void ended.push('session'),
      }),
    /** What somebody who follows the session is told. */
    follow(session = 's1'): string[] {
      const heard: string[] = [];
      void whenFinished(session, () => heard.push('pending')).then(() => heard.push('finished'));
      return heard;
    },
  };
}
