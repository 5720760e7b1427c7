/**
 * The parts of the provider's client that the adapter calls, by shape: a page may hand in a client of another
 * build of the SDK, whose classes are others.
 */
type Body = Record<string, unknown>;
type Call<Args extends unknown[]> = (...args: Args) => Promise<Body>;

export interface StytchClientShape {
  otps: {
    sms: { loginOrCreate: Call<[string, Body]> };
    whatsapp: { loginOrCreate: Call<[string, Body]> };
    email: { loginOrCreate: Call<[string, Body]> };
    authenticate: Call<[string, string, Body]>;
  };
  magicLinks: {
    email: { loginOrCreate: Call<[string, Body]> };
    authenticate: Call<[string, Body]>;
  };
  rbac?: { allPermissions?(): Promise<unknown> };
}

function has(value: unknown, ...path: string[]): boolean {
  let current = value;
  for (const key of path) {
    if (typeof current !== 'object' || current === null) return false;
    current = Reflect.get(current, key);
  }
  return typeof current === 'function';
}

/** Whether `value` can be used as the provider's client. */
export function isStytchClient(value: unknown): value is StytchClientShape {
  return (
    has(value, 'otps', 'authenticate') &&
    has(value, 'otps', 'sms', 'loginOrCreate') &&
    has(value, 'otps', 'whatsapp', 'loginOrCreate') &&
    has(value, 'otps', 'email', 'loginOrCreate') &&
    has(value, 'magicLinks', 'authenticate') &&
    has(value, 'magicLinks', 'email', 'loginOrCreate')
  );
}
