/**
 * Whose the session cookie by the SDK's own name is, where two consumer projects share an origin. The build asks this
 * before the SDK reads, deletes or sets it (build/lend-session-cookie.mjs).
 */
import { otherProjects } from '../../kit/lib/another-project.ts';
import { browserStorage } from '../../kit/lib/storage.ts';

/** What the SDK knows of a project's cookies. */
interface DataLayer {
  readonly publicToken: string;
  readonly _opaqueTokenCookieName: string | null;
  readonly _cookieAvailableToSubdomains: boolean;
}

const namesOf = ({ _opaqueTokenCookieName: name, _cookieAvailableToSubdomains: isShared }: DataLayer) => ({
  opaqueTokenCookieName: name ?? undefined,
  availableToSubdomains: isShared,
});

/** Whether the cookie holds a session of another project, which would not survive being sent to Stytch for this one. */
export const isOthersSession = (layer: DataLayer): boolean =>
  otherProjects(browserStorage, layer.publicToken, namesOf(layer)).length > 0;

/** Before this project's session replaces that of another one: the pages of that one, in all tabs, are signed out. */
export function replaceOthersSession(layer: DataLayer): void {
  // As the SDK writes it.
  for (const key of otherProjects(browserStorage, undefined, namesOf(layer)))
    if (!key.endsWith(`_${layer.publicToken}`)) browserStorage.write(key, 'null');
}
