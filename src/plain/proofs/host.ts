/** Where "Confirm that it is you" is asked. */
import type { StringOverrides } from '../../kit/i18n/catalogue.ts';
import type { Catalogue } from '../../kit/i18n/languages.ts';
import type { StytchClientShape } from '../../provider/stytch/client.ts';
import type { SessionState } from '../../session/types.ts';
import type { AuthEventDetail, Config } from '../../settings/types.ts';
import type * as passkeyWay from './passkey-way.ts';

/** What the proof depends on, at this moment. */
export interface ProofScene {
  readonly state: SessionState;
  readonly catalogue: Catalogue;
  readonly strings: StringOverrides | undefined;
  readonly config: Pick<Config, 'otpOptions'> | undefined;
  readonly baseURI: string;
  /** The domain that passkeys are for. */
  readonly domain: string;
  readonly signInUrl: string | undefined;
}

export interface ProofHost {
  look(): ProofScene;
  /** The page's own client, or the one that all elements share. */
  readonly client: StytchClientShape;
  /** Loads what proves by a passkey. */
  loadPasskeyWay(): Promise<typeof passkeyWay>;
  /** Where the host draws the proof's tree. */
  readonly container: HTMLElement;
  /** Draws anew, with the proof's tree at its place. */
  draw(): void;
  succeeded(event: AuthEventDetail): void;
  /** @param message that the visitor reads */
  failed(thrown: unknown, message: string): void;
  /**
   * Called once. The host removes the tree, and focuses what the visitor had pressed.
   * @param isProved whether the same visitor has confirmed it
   */
  ended(isProved: boolean): void;
}
