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
  passwords: {
    strengthCheck: Call<[Body]>;
    create: Call<[Body]>;
    authenticate: Call<[Body]>;
    resetByEmailStart: Call<[Body]>;
    resetByEmail: Call<[Body]>;
  };
  cryptoWallets: {
    authenticateStart: Call<[Body]>;
    authenticate: Call<[Body]>;
  };
  /** Besides, one `{ start }` per third-party provider. Older and stripped-down clients may lack all of it. */
  oauth?: { authenticate?: Call<[string, Body]>; googleOneTap?: { start?: Call<[Body]> } };
  session?: { getSync?(): Body | null };
  user?: { getSync?(): Body | null };
  rbac?: { allPermissions?(): Promise<unknown> };
}
