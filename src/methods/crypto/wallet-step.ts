import type { Consumer } from '../../flow/consumer/types.ts';
import { askingStep, type Step } from '../../runner/step.ts';
import type { Action } from '../method.ts';
import { explainRefused } from './actions.ts';
import { within } from './wallet.ts';

/** ms. A wallet waits for a person, who may have to unlock it first; but not for ever. */
const WALLET_DEADLINE = 3 * 60_000;

const CODES = { walletConnect: 'wallet_connect', walletSign: 'wallet_sign' } as const;

interface WalletStepOptions<Input> {
  /** Talks to the wallet. */
  readonly ask: () => Promise<Input>;
  /** Tells the provider what the wallet said. */
  readonly action: Action<Input>;
  readonly failure: keyof typeof CODES;
}

/** A step with the wallet. Any failure, the wallet's or the provider's, leads to CryptoError (spec section 4). */
export function walletStep<Input>({ ask, action, failure }: WalletStepOptions<Input>): Step<Consumer> {
  return askingStep({
    ask: () => within(ask(), WALLET_DEADLINE),
    unanswered: { code: CODES[failure], reason: failure },
    action,
    explain: explainRefused(failure),
    onFailure: () => ({ type: 'walletFailed' }),
  });
}
