import type { Screen } from '../../method.ts';
import { startWallet } from '../actions.ts';
import { connect } from '../find.ts';
import { useWalletStep } from '../use-wallet-step.ts';
import { Waiting } from '../waiting.tsx';

export const CryptoConnect: Screen<'CryptoConnect'> = ({ state, send, bootstrap, strings }) => {
  useWalletStep({
    async ask() {
      const { wallet, address } = await connect(state.wallet);
      const chainId = bootstrap?.siweRequired ? await wallet.chainId() : undefined;
      return { wallet: state.wallet, address, chainId };
    },
    action: startWallet,
    failure: 'walletConnect',
    send,
  });
  return (
    <Waiting
      heading={strings.crypto.connecting}
      text={strings.crypto.connectingText}
      strings={strings}
      onBack={() => send({ type: 'wentBack' })}
    />
  );
};
