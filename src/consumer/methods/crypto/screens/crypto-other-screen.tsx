import { useLayoutEffect, useState } from 'react';
import type { Strings } from '../../../../kit/i18n/catalogue.ts';
import { format } from '../../../../kit/i18n/strings.ts';
import { LinkButton } from '../../../../kit/ui/button.tsx';
import { EmbeddedIcon } from '../../../../kit/ui/embedded-icon.tsx';
import { Stack } from '../../../../kit/ui/stack.tsx';
import { LaterScreen } from '../../../../shell/views/later-screen.tsx';
import type { ScreenView } from '../../../method.ts';
import { AnyWalletLogo, WalletLogo } from '../logos.tsx';
import { type AnnouncedWallet, watchUnknownWallets } from '../unknown-wallets.ts';
import { WalletButton } from '../wallet-button.tsx';
import { labelOf, splitWallets, WALLETS } from '../wallets.ts';

function useUnknownWallets(): readonly AnnouncedWallet[] {
  const [wallets, setWallets] = useState<readonly AnnouncedWallet[]>([]);
  // Before the paint, because most wallets announce themselves synchronously.
  useLayoutEffect(() => watchUnknownWallets(setWallets), []);
  return wallets;
}

const sameName = (a: string, b: string | undefined): boolean => a.toLowerCase() === b?.toLowerCase();

/** The wallet's name, with its chain if another wallet has the same name. */
function title({ name, type }: AnnouncedWallet, all: readonly AnnouncedWallet[], strings: Strings): string {
  const unique =
    all.filter((other) => sameName(name, other.name)).length === 1 &&
    !WALLETS.some((row) => sameName(name, row.name));
  if (unique) return name;
  const { onEthereum, onSolana } = strings.crypto;
  return format(type === 'solana' ? onSolana : onEthereum, { wallet: name });
}

export const CryptoOtherScreen: ScreenView<'CryptoOtherScreen'> = ({ send, config, strings }) => {
  const announced = useUnknownWallets();
  const { rest } = splitWallets(config);
  return (
    <LaterScreen heading={strings.crypto.othersHeading}>
      <Stack gap={16}>
        <Stack gap={8}>
          {announced.map((wallet) => (
            <WalletButton
              key={wallet.id}
              label={format(strings.crypto.continueWith, { wallet: title(wallet, announced, strings) })}
              icon={<EmbeddedIcon src={wallet.icon} fallback={<AnyWalletLogo />} />}
              onClick={() => send({ type: 'walletChosen', wallet: { id: wallet.id, type: wallet.type } })}
            />
          ))}
          {rest.map((row) => (
            <WalletButton
              key={row.id}
              label={labelOf(row, strings)}
              icon={<WalletLogo id={row.id} />}
              onClick={() => send({ type: 'walletChosen', wallet: { id: row.id, type: row.type } })}
            />
          ))}
        </Stack>
        <LinkButton onClick={() => send({ type: 'walletSetupOpened' })}>{strings.crypto.setUp}</LinkButton>
      </Stack>
    </LaterScreen>
  );
};
