import type { Strings } from '../kit/i18n/catalogue.ts';
import type { Reason } from '../kit/i18n/reason.ts';
import type { ProjectProvider } from '../provider/port.ts';
import type { BaseSettings } from '../settings/settings.ts';
import type { CookieOptions } from '../settings/types.ts';
import type { UrlToken } from './redirect/address.ts';
import type { ActionRedirect } from './redirect/redirect.ts';
import type { Note } from './resume/notes.ts';

/** Work of the page's own that a sign-in waits for. */
export interface PageWork {
  /** The promises that listeners have passed to `waitUntil()`. */
  readonly started: Promise<unknown>;
  /** Dispatches `auth-success` again, and returns what the page then does, if anything. */
  readonly restart: () => Promise<unknown> | undefined;
}

/** Events in every flow after a sign-in, because the page has work of its own to do before the visitor goes on. */
export type PageEvent =
  | { readonly type: 'pageWorkStarted'; readonly work: PageWork }
  | { readonly type: 'pageWorkDone' };

/** Events of every flow. */
export type SharedEvent =
  | PageEvent
  /** `to`: past whatever comes between, to where the address can be changed. */
  | { readonly type: 'wentBack'; readonly to?: 'address' }
  | { readonly type: 'linkRefused'; readonly reason: Reason }
  /** A third-party provider sent the visitor back without a token. */
  | { readonly type: 'providerRefused'; readonly reason: Reason };

/** The types by which what a runner runs differs: the flows of a sign-in, and the account. */
export interface RunTypes {
  /** The events, named in the past tense. */
  readonly event: { readonly type: string };
  /** Events that others have, too. */
  readonly shared: { readonly type: string };
  readonly settings: object;
  /** The config with all defaults filled in. */
  readonly config: object;
  readonly provider: object;
  readonly strings: Strings;
  /** What an action tells of ways that leave the page and come back. */
  readonly redirect: object;
  /** Detail of `auth-event`. */
  readonly authEvent: { readonly type: string; readonly data: object; readonly target?: string | undefined };
  /** Detail of `auth-success`. */
  readonly success: {
    readonly method: string;
    readonly session: object;
    readonly user: object;
    readonly target?: string | undefined;
  };
  /** Detail of `auth-submit`. */
  readonly submit: { readonly method: string; readonly action: string };
}

/**
 * The types by which flows differ. The app and its hooks are generic over them, so that a second flow brings only its own
 * screens, texts and client.
 */
export interface FlowTypes extends RunTypes {
  /**
   * A union, discriminated by screen name. `draft` is what the visitor has typed. `expected` is false if the visitor is asked before
   * `token` is exchanged.
   */
  readonly state: {
    readonly screen: string;
    readonly draft: { readonly email: string; readonly phone?: { readonly number: string } };
    readonly expected?: boolean;
    readonly token?: string;
  };
  /** `drafted`: something was typed. */
  readonly event: { readonly type: string };
  readonly shared: SharedEvent;
  /** The notes about a state that a reload needs to come back to it. */
  readonly note: Note;
  /** The token that a link or a third-party provider adds to the address. */
  readonly token: UrlToken;
  readonly settings: BaseSettings & {
    readonly config: {
      readonly cookieOptions?: CookieOptions;
      readonly sessionOptions?: { readonly sessionDurationMinutes?: number };
    };
  };
  readonly config: { readonly asksOfLinks: boolean };
  readonly provider: ProjectProvider;
  readonly redirect: ActionRedirect;
}

/** The session that a flow's provider finds. */
export type FoundBy<Provider> = Provider extends ProjectProvider<infer Found> ? Found : never;
