/** A browser's memory of a session, without the SDK: its cookie, and the SDK's entry in localStorage. */

import { membersOf, parseJson } from '../kit/lib/objects.ts';
import type { SafeStorage } from '../kit/lib/storage.ts';
import { otherProjects } from '../provider/stytch/another-project.ts';
import type { SessionData } from '../settings/session-data.ts';
import type { SessionOptions } from './types.ts';

/** The SDK's names, after `stytch_`. Those of the business client differ: see provider/stytch/business/cookie-names.ts. */
const COOKIES = { opaqueTokenCookieName: 'session', jwtCookieName: 'session_jwt' };

type Remembered = Partial<Pick<SessionData, 'session' | 'user'>>;

export interface SessionMemory {
  /** Where the SDK stores the session. */
  readonly key: string;
  /** The session token; undefined if there is none, or scripts cannot see it. */
  token(): string | undefined;
  /** The session and user that the SDK has stored. */
  stored(): Remembered;
  /** True if there may be a session, by its traces. Always true with the page's own client. */
  mayHaveSession(): boolean;
  /** True if there can be one without a trace: in a cookie with `HttpOnly`, set on another host of the site. */
  readonly canBeHidden: boolean;
  /** Forgets the session, so that the SDK forgets it as well. Cookies with `HttpOnly` stay. */
  forget(): void;
}

/** The parts of the page that the memory depends on. Tests pass their own. */
export interface MemoryEnvironment {
  readonly storage: SafeStorage;
  readonly hostname: string;
  /** `document.cookie` */
  cookies: string;
}

const recordIn = (value: unknown): unknown => (Object(value) === value ? value : undefined);

/** Without what cannot be a session or a user: any script of the site can write there. */
const parse = (text: string | null): Remembered => {
  try {
    const { session, user } = membersOf(parseJson(text ?? '{}'));
    return { session: recordIn(session), user: recordIn(user) } as Remembered;
  } catch {
    return {};
  }
};

export function createMemory(
  { publicToken, apiUrl, client, cookieOptions, vertical }: SessionOptions,
  page: MemoryEnvironment,
): SessionMemory {
  // Only an API on a domain of the site can set `HttpOnly` cookies.
  const canBeHidden = !!apiUrl?.startsWith('https:');
  const key = `stytch_sdk_state_${publicToken}`;
  const nameOf = (cookie: keyof typeof COOKIES): string =>
    cookieOptions?.[cookie] || `stytch_${vertical ? 'b2b_' : ''}${COOKIES[cookie]}`;

  const stored = (): Remembered => parse(page.storage.read(key));
  const token = (): string | undefined => {
    const start = `${nameOf('opaqueTokenCookieName')}=`;
    const cookie = page.cookies.split('; ').find((each) => each.startsWith(start));
    return cookie?.slice(start.length) || undefined;
  };
  return {
    key,
    token,
    stored,
    canBeHidden,
    // Where cookies cannot hide, a session stored without one is over.
    mayHaveSession: () =>
      !!client ||
      (token() !== undefined &&
        (!!vertical || otherProjects(page.storage, publicToken, cookieOptions ?? undefined).length === 0)) ||
      (canBeHidden && stored().session !== undefined),
    forget() {
      const names = (Object.keys(COOKIES) as (keyof typeof COOKIES)[]).map(nameOf);
      const domains = ['', `;domain=${cookieOptions?.domain}`, `;domain=${page.hostname}`];
      // Wherever they may have been set.
      for (const name of names)
        for (const path of ['/', cookieOptions?.path])
          for (const domain of domains) page.cookies = `${name}=;max-age=0;path=${path}${domain}`;
      // As the SDK writes it, so that other tabs notice.
      if (publicToken !== undefined) page.storage.write(key, 'null');
    },
  };
}
