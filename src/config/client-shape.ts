/** The calls that a given client must have: it is judged by shape, since each build of the SDK has its own classes. */
const CALLS = [
  'otps.authenticate',
  'otps.sms.loginOrCreate',
  'otps.whatsapp.loginOrCreate',
  'otps.email.loginOrCreate',
  'magicLinks.authenticate',
  'magicLinks.email.loginOrCreate',
] as const;

function at(value: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>(
      (current, key) =>
        (typeof current === 'object' && current !== null) || typeof current === 'function'
          ? Reflect.get(current, key)
          : undefined,
      value,
    );
}

/** The calls that a client lacks. */
export function missingCalls(client: object): readonly string[] {
  return CALLS.filter((path) => typeof at(client, path) !== 'function');
}
