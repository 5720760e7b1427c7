/**
 * Checks a client that the page passes in, by its methods: `instanceof` would fail, because every copy of the SDK has
 * its own classes.
 */

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

/** Which of the calls, such as `otps.authenticate`, the client lacks. */
export function missingCalls(client: object, calls: readonly string[]): readonly string[] {
  return [...new Set(calls)].filter((path) => typeof at(client, path) !== 'function');
}
