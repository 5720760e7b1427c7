/** The interface between an element for visitors who are signed in and its views. */
import type { StringOverrides } from '../kit/i18n/catalogue.ts';
import type { Catalogue } from '../kit/i18n/languages.ts';
import type { Look } from '../kit/theme/overrides.ts';
import type { Theme } from '../kit/theme/tokens.ts';
import type { AccountProvider } from '../provider/account-port.ts';
import type { SessionState } from '../session/types.ts';
import type {
  AuthAccountDeleteDetail,
  AuthAccountSessionsDetail,
  AuthErrorDetail,
  AuthEventDetail,
  AuthProofLostDetail,
  ColorScheme,
  Config,
} from '../settings/types.ts';

/** The state that the views are drawn from. */
export interface VisitorScene {
  readonly state: SessionState;
  readonly catalogue: Catalogue;
  /** BCP 47 */
  readonly locale: string;
  /** The domain that passkeys are for. */
  readonly domain: string;
  /** An absolute URL. */
  readonly signInUrl: string | undefined;
  readonly theme: Theme | undefined;
  readonly strings: StringOverrides | undefined;
  readonly config: Pick<Config, 'otpOptions' | 'oauthOptions'> | undefined;
  readonly colorScheme: ColorScheme | undefined;
  readonly look: Look | undefined;
  /** Names of sections, not validated. */
  readonly sections?: readonly string[] | undefined;
  /** True if the page hears that a visitor has lost their ways to confirm that it is them. */
  readonly hearsLoss: boolean;
}

/** What the page does, with the last of its results at the end; false if it has canceled the event, undefined if it does nothing. */
export type PageWork = Promise<readonly unknown[]> | false | undefined;

export interface VisitorHost {
  /** Stands in `auth-error` in place of a screen's name. */
  readonly screen: 'Account' | 'Passkeys';
  look(): VisitorScene;
  /** Asks the provider for the session. Resolves once the state is up to date, or stale. */
  refresh(): Promise<void>;
  /** Rejects if the provider has not ended the session; the next call ends it in this browser in any case. */
  signOut(): Promise<void>;
  /** Loads the provider, over the page's own client or the one that all elements share. @param userId whose account it is */
  provider(userId: string): Promise<AccountProvider>;
  /** Loads React and what it draws for visitors who are signed in. */
  loadApp(): Promise<MountVisitorApp>;
  /** Fires `auth-account-delete`. */
  requestDeletion(detail: AuthAccountDeleteDetail): PageWork;
  /** Fires `auth-account-sessions`. */
  requestSessions(detail: AuthAccountSessionsDetail): PageWork;
  /** Fires `auth-proof-lost`. */
  reportLoss(detail: AuthProofLostDetail): PageWork;
  succeeded(event: AuthEventDetail): void;
  failed(detail: AuthErrorDetail): void;
  /** The app could not be loaded. @param message that the visitor reads */
  notLoaded(thrown: unknown, message: string): void;
  /** Tells the page's author about what the page lacks. */
  complain(message: string): void;
}

/** The React app, while it is mounted. */
export interface VisitorApp {
  /** The host's state, settings or language have changed. */
  update(): void;
  unmount(): void;
}

/** Draws the account of the visitor who is signed in. @param container an element in the host's shadow root */
export type MountVisitorApp = (
  container: HTMLElement,
  host: VisitorHost,
  provider: AccountProvider,
) => VisitorApp;

export interface VisitorView {
  /** The host's state, settings or language have changed. */
  update(): void;
  /** The element has left the page. An update draws again what it had. */
  leave(): void;
}
