/**
 * Takes the place of the page's storage and cookies in the SDK. The SDK cannot be loaded where reading those throws (a
 * sandboxed frame, a browser that blocks all cookies), and has no option for a storage of one's own. So the build lets
 * its modules use this instead (build/sdk-globals.mjs); the page's own `window.localStorage`, `sessionStorage` and
 * `document.cookie` are never redefined.
 */

type KeyValueStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/**
 * A storage that keeps in memory, for as long as the page lives, whatever the browser's storage does not take.
 * @param storage read at every access, because reading the global may throw
 */
export function withMemory(storage: () => KeyValueStorage): KeyValueStorage {
  const memory = new Map<string, string>();
  return {
    getItem(key) {
      const kept = memory.get(key);
      if (kept !== undefined) return kept;
      try {
        return storage().getItem(key);
      } catch {
        return null;
      }
    },
    setItem(key, value) {
      try {
        storage().setItem(key, value);
        memory.delete(key);
      } catch {
        memory.set(key, value);
      }
    },
    removeItem(key) {
      memory.delete(key);
      try {
        storage().removeItem(key);
      } catch {
        // A storage that throws has nothing to remove.
      }
    },
  };
}

/** The verifiers of ways that leave the page and come back to the same tab. */
const isOfTab = (key: string): boolean => /PKCE_VERIFIER:(oauth|sso)$/.test(key);

/**
 * The SDK has one verifier for all tabs: the second one to leave for a provider would take the first one's. So each tab keeps a
 * copy of its own. A visitor who comes back to another tab has the last one.
 */
export function withCopies(all: KeyValueStorage, tab: KeyValueStorage): KeyValueStorage {
  return {
    getItem: (key) => (isOfTab(key) ? tab.getItem(key) : null) ?? all.getItem(key),
    setItem(key, value) {
      if (isOfTab(key)) tab.setItem(key, value);
      all.setItem(key, value);
    },
    removeItem(key) {
      if (isOfTab(key)) tab.removeItem(key);
      all.removeItem(key);
    },
  };
}

const tabStorage = withMemory(() => globalThis.sessionStorage);

const cookies = new Map<string, string>();

/** As far as one page needs it: a name, a value, and `expires` in the past for a deletion. */
function setInMemory(cookie: string): void {
  const [pair = '', ...attributes] = cookie.split(';');
  const [name = '', ...value] = pair.split('=');
  const expires = attributes.find((attribute) => /^\s*expires=/i.test(attribute))?.split('=')[1];
  if (expires !== undefined && Date.parse(expires) < Date.now()) cookies.delete(name.trim());
  else cookies.set(name.trim(), value.join('='));
}

/** Cookies are reached by the prototype, because an `<img name=cookie>` replaces the document's property. */
export const sdkStorage = {
  localStorage: withCopies(
    withMemory(() => globalThis.localStorage),
    tabStorage,
  ),
  sessionStorage: tabStorage,
  get cookie(): string {
    try {
      return Reflect.get(Document.prototype, 'cookie', document) as string;
    } catch {
      return [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    }
  },
  set cookie(cookie: string) {
    try {
      Reflect.set(Document.prototype, 'cookie', cookie, document);
    } catch {
      setInMemory(cookie);
    }
  },
};
