/** Two consumer projects on one origin whose session cookies have the same name. */
import { membersOf, parseJson } from '../../kit/lib/objects.ts';
import type { SafeStorage } from '../../kit/lib/storage.ts';

const PREFIX = 'stytch_sdk_state_';

interface Names {
  readonly opaqueTokenCookieName?: string | undefined;
  readonly availableToSubdomains?: boolean | undefined;
}

/** True if the SDK of a consumer project has stored a session that has not expired. */
function hasSession(text: string | null): boolean {
  try {
    const { session, user } = membersOf(parseJson(text ?? 'null')) as Record<
      string,
      { expires_at?: unknown }
    >;
    return !!user && Date.parse(String(session?.expires_at)) > Date.now();
  } catch {
    return false;
  }
}

/**
 * The projects that have stored a session in this browser, if the given one has not: then the cookie by the SDK's own name is
 * theirs. A cookie with a name that the page has chosen, or from another host, is this project's.
 * @returns the keys of what they have stored
 */
export function otherProjects(
  storage: SafeStorage,
  publicToken: string | undefined,
  { opaqueTokenCookieName, availableToSubdomains }: Names = {},
): readonly string[] {
  const isStored = (key: string): boolean => hasSession(storage.read(key));
  if (opaqueTokenCookieName || availableToSubdomains || isStored(`${PREFIX}${publicToken}`)) return [];
  return storage.keys().filter((key) => key.startsWith(PREFIX) && isStored(key));
}
