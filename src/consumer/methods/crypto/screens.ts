import type { ScreensOf } from '../../method.ts';
import { CryptoConfirmation } from './screens/crypto-confirmation.tsx';
import { CryptoConnect } from './screens/crypto-connect.tsx';
import { CryptoError } from './screens/crypto-error.tsx';
import { CryptoOtherScreen } from './screens/crypto-other-screen.tsx';
import { CryptoSetupWallet } from './screens/crypto-setup-wallet.tsx';
import { CryptoSignMessage } from './screens/crypto-sign-message.tsx';

export const screens: ScreensOf<
  | 'CryptoConnect'
  | 'CryptoSignMessage'
  | 'CryptoOtherScreen'
  | 'CryptoSetupWallet'
  | 'CryptoError'
  | 'CryptoConfirmation'
> = {
  CryptoConnect,
  CryptoSignMessage,
  CryptoOtherScreen: { View: CryptoOtherScreen },
  CryptoSetupWallet: { View: CryptoSetupWallet },
  CryptoError: { View: CryptoError },
  CryptoConfirmation: { View: CryptoConfirmation },
};
