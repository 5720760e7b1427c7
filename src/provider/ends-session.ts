/**
 * Whether the visitor is not signed in any more.
 * @param thrown a ProviderError, or one of another chunk, with classes of its own
 */
export const endsSession = (thrown: unknown): boolean =>
  ['user_unauthenticated', 'session_not_found'].includes(String(Reflect.get(Object(thrown), 'type')));
