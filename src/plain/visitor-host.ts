/** The element that a view without React is drawn in, for visitors who are signed in. */
import type { StringOverrides } from '../kit/i18n/catalogue.ts';
import type { Catalogue } from '../kit/i18n/languages.ts';
import type { Look } from '../kit/theme/overrides.ts';
import type { Theme } from '../kit/theme/tokens.ts';
import type { StytchClientShape } from '../provider/stytch/client.ts';
import type { SessionState } from '../session/types.ts';
import type { AuthEventDetail, ColorScheme, Config } from '../settings/types.ts';
import type * as passkeyWay from './proofs/passkey-way.ts';
import type * as proof from './proofs/proof.ts';

/** What the view depends on, at this moment. */
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
  readonly config: Pick<Config, 'otpOptions'> | undefined;
  readonly colorScheme: ColorScheme | undefined;
  readonly look: Look | undefined;
}

/** @typeParam Connected what makes changes by the client */
export interface VisitorHost<Connected, Scene = VisitorScene> {
  look(): Scene;
  /** Asks the provider for the session. Resolves once the state is up to date, or stale. */
  refresh(): Promise<void>;
  /** Rejects if the provider has not ended the session; the next call ends it in this browser in any case. */
  signOut(): Promise<void>;
  /** Loads the page's own client, or the one that all elements share. */
  client(): Promise<StytchClientShape>;
  /** Loads what makes changes by the client, once for each session. */
  connect(): Promise<Connected>;
  /** Loads what asks for a proof. */
  loadProof(): Promise<typeof proof>;
  /** Loads what proves by a passkey. */
  loadPasskeyWay(): Promise<typeof passkeyWay>;
  /** @returns false if the page has canceled it */
  dispatch(event: Event): boolean;
  succeeded(event: AuthEventDetail): void;
  /** @param message that the visitor reads */
  failed(thrown: unknown, message: string): void;
  /** Tells the page's author about what the page lacks. */
  complain(message: string): void;
}

export interface VisitorView {
  /** The host's state, settings or language have changed. */
  update(): void;
}
