/** A page's own client is judged by its shape, since each build of the SDK has classes of its own. */

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

/** Which of the calls a client lacks, as paths such as `otps.authenticate`. */
export function missingCalls(client: object, calls: readonly string[]): readonly string[] {
  return [...new Set(calls)].filter((path) => typeof at(client, path) !== 'function');
}
