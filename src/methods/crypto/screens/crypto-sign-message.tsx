import type { Screen } from '../../method.ts';
import { authenticateWallet } from '../actions.ts';
import { sign } from '../find.ts';
import { useWalletStep } from '../use-wallet-step.ts';
import { Waiting } from '../waiting.tsx';

export const CryptoSignMessage: Screen<'CryptoSignMessage'> = ({ state, send, strings }) => {
  const { wallet, address, challenge } = state;
  useWalletStep({
    ask: async () => ({ wallet, address, signature: await sign(wallet, address, challenge) }),
    action: authenticateWallet,
    failure: 'walletSign',
    send,
  });
  return (
    <Waiting
      heading={strings.crypto.signing}
      text={strings.crypto.signingText}
      strings={strings}
      onBack={() => send({ type: 'wentBack' })}
    />
  );
};
