/** Of the SDK's cookies. */
interface CookieOptions {
  readonly domain?: string | undefined;
  readonly path?: string | undefined;
  readonly availableToSubdomains?: boolean | undefined;
}

const NAME = 'auth-widget-test';

function readCookies(): string {
  // Via the prototype, because an `<img name=cookie>` replaces the document's property.
  return String(Reflect.get(Document.prototype, 'cookie', document));
}

/** Sets a cookie as the SDK does, reads it and removes it. */
export function canStoreCookie({ domain, path = '/', availableToSubdomains }: CookieOptions): boolean {
  const host = /^(localhost|127\..*|\[::1\])$/.test(location.hostname) ? '' : '; Secure';
  const shared = availableToSubdomains ? `; Domain=${domain ?? location.hostname}` : '';
  const write = (age: number): boolean =>
    Reflect.set(
      Document.prototype,
      'cookie',
      `${NAME}=1; Max-Age=${age}; SameSite=Lax; Path=${path}${shared}${host}`,
      document,
    );
  try {
    write(60);
    // One for another path cannot be read here.
    const isStored = readCookies().includes(NAME) || !location.pathname.startsWith(path);
    write(0);
    return isStored;
  } catch {
    return false;
  }
}
