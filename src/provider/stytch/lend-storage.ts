/**
 * The SDK cannot be made where storage throws (a sandboxed frame, a browser told to keep nothing). There it is lent a
 * storage in memory, which lasts as long as the page, by importing this before it. What works is never replaced.
 */

class MemoryStorage {
  readonly #items = new Map<string, string>();

  get length(): number {
    return this.#items.size;
  }
  key(index: number): string | null {
    return [...this.#items.keys()][index] ?? null;
  }
  getItem(key: string): string | null {
    return this.#items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.#items.set(key, value);
  }
  removeItem(key: string): void {
    this.#items.delete(key);
  }
  clear(): void {
    this.#items.clear();
  }
}

function throws(attempt: () => unknown): boolean {
  try {
    attempt();
    return false;
  } catch {
    return true;
  }
}

/** `document.cookie` as far as one page needs it: names, values, and the past as a date of expiry. */
function memoryCookies(): PropertyDescriptor {
  const jar = new Map<string, string>();
  return {
    configurable: true,
    get: () => [...jar].map(([name, value]) => `${name}=${value}`).join('; '),
    set(cookie: string) {
      const [pair = '', ...attributes] = cookie.split(';');
      const [name = '', ...value] = pair.split('=');
      const expires = attributes.find((attribute) => /^\s*expires=/i.test(attribute));
      const gone = expires !== undefined && Date.parse(expires.split('=')[1] ?? '') < Date.now();
      if (gone) jar.delete(name.trim());
      else jar.set(name.trim(), value.join('='));
    },
  };
}

function lendStorage(): void {
  const probe = 'auth-widget-probe';
  for (const name of ['localStorage', 'sessionStorage'] as const) {
    const keepSomething = () => {
      globalThis[name].setItem(probe, '');
      globalThis[name].removeItem(probe);
    };
    if (!throws(keepSomething)) continue;
    Object.defineProperty(globalThis, name, { configurable: true, value: new MemoryStorage() });
  }
  if (throws(() => document.cookie)) Object.defineProperty(document, 'cookie', memoryCookies());
}

lendStorage();
