import { askingStep, type Step } from '../../../shell/runner/step.ts';
import type { Consumer } from '../../flow/types.ts';
import type { Action } from '../../method.ts';
import { explainRefused } from './actions.ts';
import { MissingWalletError, within } from './wallet.ts';

/** The visitor may have to unlock the wallet first. */
const WALLET_DEADLINE_MS = 3 * 60_000;

const CODES = { walletConnect: 'wallet_connect', walletSign: 'wallet_sign' } as const;

interface WalletStepOptions<Input> {
  /** Asks the wallet. */
  readonly ask: () => Promise<Input>;
  /** Passes the wallet's answer on to the provider. */
  readonly action: Action<Input>;
  readonly failure: keyof typeof CODES;
}

/** A step that asks the wallet. Failures of wallet and provider lead to CryptoError (spec section 4). */
export function walletStep<Input>({ ask, action, failure }: WalletStepOptions<Input>): Step<Consumer> {
  return askingStep({
    ask: () => within(ask(), WALLET_DEADLINE_MS),
    unanswered: { code: CODES[failure], reason: failure },
    action,
    explain: explainRefused(failure),
    onFailure: ({ cause }) => ({ type: 'walletFailed', isMissing: cause instanceof MissingWalletError }),
  });
}
