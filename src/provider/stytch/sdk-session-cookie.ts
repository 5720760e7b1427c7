/**
 * Whose the session cookie by the SDK's own name is, where two consumer projects share an origin. The build asks this
 * before the SDK reads, deletes or sets it (build/sdk-globals.mjs). The cookies of members have other names, and so no other project.
 */

import { browserStorage } from '../../kit/lib/storage.ts';
import { otherProjects } from './another-project.ts';

/** The SDK's cookies of a project. */
interface DataLayer {
  readonly publicToken: string;
  readonly _opaqueTokenCookieName: string | null;
  readonly _cookieAvailableToSubdomains: boolean;
}

const namesOf = ({ _opaqueTokenCookieName: name, _cookieAvailableToSubdomains: isShared }: DataLayer) => ({
  opaqueTokenCookieName: name ?? undefined,
  availableToSubdomains: isShared,
});

const others = (layer: DataLayer): readonly string[] =>
  otherProjects(browserStorage, layer.publicToken, namesOf(layer));

/** Has set the cookie, and stores its session next. */
let writing: DataLayer | undefined;

/** True if the cookie holds a session of another project, which would not survive being sent to Stytch for this one. */
export const isOthersSession = (layer: DataLayer): boolean => layer !== writing && others(layer).length > 0;

/**
 * Before this project's session replaces that of another one: the pages of that one, in all tabs, are signed out.
 * @param replaced the value of the cookie. Without one, the other project's has another name
 */
export function replaceOthersSession(layer: DataLayer, replaced: string | undefined): void {
  // As the SDK writes it.
  if (replaced) for (const key of others(layer)) browserStorage.write(key, 'null');
  writing = layer;
  queueMicrotask(() => {
    writing = undefined;
  });
}
