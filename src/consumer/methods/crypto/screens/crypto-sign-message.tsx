import type { Screen } from '../../../method.ts';
import { authenticateWallet } from '../actions.ts';
import { sign } from '../chosen-wallet.ts';
import { Waiting } from '../waiting.tsx';
import { walletStep } from '../wallet-step.ts';

export const CryptoSignMessage: Screen<'CryptoSignMessage'> = {
  enter: ({ state: { wallet, address, challenge } }) =>
    walletStep({
      ask: async () => ({ wallet, address, signature: await sign(wallet, address, challenge) }),
      action: authenticateWallet,
      failure: 'walletSign',
    }),

  View: ({ send, strings }) => (
    <Waiting
      heading={strings.crypto.signing}
      text={strings.crypto.signingText}
      strings={strings}
      onBack={() => send({ type: 'wentBack' })}
    />
  ),
};
