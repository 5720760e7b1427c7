import type { ProviderError } from '../../../provider/errors.ts';
import type { WalletChoice } from '../../flow/screens.ts';
import type { Action } from '../../method.ts';
import { signedIn } from '../../shared/signed-in.ts';

export interface ConnectedWallet {
  readonly wallet: WalletChoice;
  readonly address: string;
}

/** Asks the provider for the text to sign. */
export const startWallet: Action<ConnectedWallet & { chainId: string | undefined }> = async (
  { provider },
  { wallet, address, chainId },
) => {
  const { challenge, data } = await provider.cryptoWallets.start(address, wallet.type, chainId);
  return {
    event: { type: 'walletConnected', address, challenge },
    authEvent: { type: 'CRYPTO_WALLET_AUTHENTICATE_START', data },
  };
};

export const authenticateWallet: Action<ConnectedWallet & { signature: string }> = async (
  { provider, config },
  { wallet, address, signature },
) => {
  const answer = await provider.cryptoWallets.authenticate(
    address,
    wallet.type,
    signature,
    config.sessionDurationMinutes,
  );
  return signedIn('crypto', 'CRYPTO_WALLET_AUTHENTICATE', answer);
};

/** Explains an address or a signature that the provider refuses with the text of spec section 8. */
export function explainRefused(text: 'walletConnect' | 'walletSign') {
  return (error: ProviderError) => (error.refused ? text : undefined);
}
