import { useEffect, useRef } from 'react';
import type { FlowEvent } from '../../flow/events.ts';
import type { Action } from '../method.ts';
import { useRunner } from '../use-task.ts';
import { explainRefused } from './actions.ts';
import { within } from './wallet.ts';

/** ms. A wallet waits for a person, who may have to unlock it first; but not for ever. */
const WALLET_DEADLINE_MS = 3 * 60_000;

interface WalletStep<Input> {
  /** Speaks with the wallet. */
  readonly ask: () => Promise<Input>;
  /** Tells the provider what the wallet said. */
  readonly action: Action<Input>;
  readonly failure: 'walletConnect' | 'walletSign';
  readonly send: (event: FlowEvent) => void;
}

const CODES = { walletConnect: 'wallet_connect', walletSign: 'wallet_sign' } as const;

/** Takes a step with the wallet when its screen appears. Nothing comes of an answer after the screen was left. */
export function useWalletStep<Input>(step: WalletStep<Input>): void {
  const runner = useRunner();
  // What the screen was opened with: a step is taken once.
  const first = useRef({ step, runner });

  useEffect(() => {
    const { step, runner } = first.current;
    const left = new AbortController();
    void take(step, runner, left.signal);
    return () => left.abort();
  }, []);
}

async function take<Input>(
  { ask, action, failure, send }: WalletStep<Input>,
  runner: ReturnType<typeof useRunner>,
  signal: AbortSignal,
): Promise<void> {
  let input: Input;
  try {
    input = await within(ask(), WALLET_DEADLINE_MS);
  } catch (cause) {
    if (signal.aborted) return;
    runner.report(CODES[failure], failure, cause);
    send({ type: 'walletFailed' });
    return;
  }
  if (signal.aborted) return;
  const refusal = await runner.run(action, input, { signal, explain: explainRefused(failure) });
  if (refusal) send({ type: 'walletFailed' });
}
