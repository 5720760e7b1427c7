/** Where "Confirm that it is you" is asked. */
import type { StringOverrides } from '../../kit/i18n/catalogue.ts';
import type { Catalogue } from '../../kit/i18n/languages.ts';
import type { Tree } from '../../kit/lib/tree.ts';
import type { ProofReason } from '../../provider/proofs/ways.ts';
import type { StytchClientShape } from '../../provider/stytch/client.ts';
import type { SessionState } from '../../session/types.ts';
import type { AuthEventDetail, Config } from '../../settings/types.ts';
import type * as passkeyWay from './passkey-way.ts';
import type { CodeWay } from './tree.ts';

/** What the proof depends on, at this moment. */
export interface ProofScene {
  readonly state: SessionState;
  readonly catalogue: Catalogue;
  readonly strings: StringOverrides | undefined;
  readonly config: Pick<Config, 'otpOptions'> | undefined;
  /** The domain that passkeys are for. */
  readonly domain: string;
  /** An absolute URL. */
  readonly signInUrl: string | undefined;
}

/** A proof without which a change was refused. The page hears of the refusal if the visitor has no way to prove it. */
export interface Refused {
  readonly reason: ProofReason;
  readonly refusal: unknown;
}

/** What the visitor is asked for: a proof, or a code that shows whose an address or number is. */
export type Asked = Refused | { readonly way: CodeWay; readonly heading: string };

export interface Proof {
  /** What to draw in place of what the visitor had pressed. */
  readonly tree: Tree;
  /**
   * Takes a `click`, `input`, `keydown` or `submit` of the container.
   * @returns whether it was one of the proof's own, so that nobody else has to
   */
  handle(event: Event): boolean;
  /** Ends it, unless it has ended. */
  leave(): void;
}

export interface ProofHost {
  look(): ProofScene;
  /** The page's own client, or the one that all elements share. */
  readonly client: StytchClientShape;
  /** Loads what proves by a passkey. */
  loadPasskeyWay(): Promise<typeof passkeyWay>;
  /** Where the host draws the proof's tree. */
  readonly container: HTMLElement;
  /** What the visitor has pressed, which has the focus again at the end. */
  readonly pressed: HTMLElement;
  /** Draws the proof as it is now in its place, or takes it away. */
  show(proof: Proof | undefined): void;
  succeeded(event: AuthEventDetail): void;
  /** @param message that the visitor reads */
  failed(thrown: unknown, message: string): void;
}
