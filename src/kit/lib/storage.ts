type WebStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

export interface SafeStorage {
  read(key: string): string | null;
  write(key: string, value: string): void;
  remove(key: string): void;
  keys(): readonly string[];
}

/**
 * Storage that never throws. Where the browser refuses it (private mode, a sandboxed frame) or it is full, nothing is
 * kept. Most of what the widget stores only saves the visitor a click. Without the rest, other tabs may not learn of a
 * sign-out, or of a question about the account that is still open (docs/project/threats.md).
 * @param open reads the storage at each use, since that alone may throw
 */
export function safeStorage(open: () => WebStorage): SafeStorage {
  const attempt = <T>(access: (storage: WebStorage) => T, otherwise: T): T => {
    try {
      return access(open());
    } catch {
      return otherwise;
    }
  };
  return {
    read: (key) => attempt((storage) => storage.getItem(key), null),
    write: (key, value) => attempt((storage) => storage.setItem(key, value), undefined),
    remove: (key) => attempt((storage) => storage.removeItem(key), undefined),
    keys: () => attempt((storage) => Object.keys(storage), []),
  };
}

export const browserStorage = safeStorage(() => localStorage);

export const tabStorage = safeStorage(() => sessionStorage);
