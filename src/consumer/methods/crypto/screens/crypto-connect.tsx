import type { Screen } from '../../../method.ts';
import { startWallet } from '../actions.ts';
import { connect } from '../chosen-wallet.ts';
import { Waiting } from '../waiting.tsx';
import { walletStep } from '../wallet-step.ts';

export const CryptoConnect: Screen<'CryptoConnect'> = {
  enter: ({ state, bootstrap }) =>
    walletStep({
      async ask() {
        const { wallet, address } = await connect(state.wallet);
        const chainId = bootstrap?.siweRequired ? await wallet.chainId() : undefined;
        return { wallet: state.wallet, address, chainId };
      },
      action: startWallet,
      failure: 'walletConnect',
    }),

  View: ({ send, strings }) => (
    <Waiting
      heading={strings.crypto.connecting}
      text={strings.crypto.connectingText}
      strings={strings}
      onBack={() => send({ type: 'wentBack' })}
    />
  ),
};
