/** The locks of a browser, as far as they are used: one holder or many that share, in the order of the requests. */
export function browserLocks() {
  const queue: { readonly name: string; readonly isShared: boolean; start?: () => void }[] = [];
  const held: { readonly name: string; readonly isShared: boolean }[] = [];
  const next = (): void => {
    for (const waiting of queue.slice()) {
      const ahead = [...held, ...queue.slice(0, queue.indexOf(waiting))];
      const isBlocked = ahead.some(
        ({ name, isShared }) => name === waiting.name && !(isShared && waiting.isShared),
      );
      if (isBlocked) continue;
      queue.splice(queue.indexOf(waiting), 1);
      held.push(waiting);
      waiting.start?.();
    }
  };
  const request = async (name: string, ...rest: unknown[]): Promise<unknown> => {
    // Browsers ask another process.
    await new Promise(setImmediate);
    const callback = rest.pop() as (lock: object | null) => unknown;
    const { mode, ifAvailable = false, signal } = (rest[0] ?? {}) as LockOptions;
    const asked = { name, isShared: mode === 'shared' } as (typeof queue)[number];
    const granted = new Promise<void>((resolve, reject) => {
      asked.start = resolve;
      signal?.addEventListener('abort', () => {
        if (!queue.includes(asked)) return;
        queue.splice(queue.indexOf(asked), 1);
        reject(signal.reason);
        next();
      });
    });
    queue.push(asked);
    next();
    if (ifAvailable && queue.includes(asked)) {
      queue.splice(queue.indexOf(asked), 1);
      return callback(null);
    }
    await granted;
    try {
      return await callback({});
    } finally {
      held.splice(held.indexOf(asked), 1);
      next();
    }
  };
  return { request } as unknown as Pick<LockManager, 'request'>;
}
