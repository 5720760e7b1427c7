import type { ReactNode } from 'react';
import { Button, LinkButton } from '../../../kit/ui/button.tsx';
import { Stack } from '../../../kit/ui/stack.tsx';
import { usePressed } from '../../../shell/runner/use-runner.ts';
import type { StateOf } from '../../flow/screens.ts';
import type { MainPart, ScreenProps } from '../../method.ts';
import { WalletLogo } from './logos.tsx';
import { labelOf, splitWallets } from './wallets.ts';

function WalletButtons({ send, config, strings }: ScreenProps<StateOf<'Main'>>) {
  const [pressed, press] = usePressed<string>();
  const { main } = splitWallets(config);
  return (
    <Stack gap={16}>
      <Stack gap={8}>
        {main.map((row) => (
          <WalletButton
            key={row.id}
            label={labelOf(row, strings)}
            icon={<WalletLogo id={row.id} />}
            busy={pressed === row.id}
            onClick={() => {
              press(row.id);
              send({ type: 'walletChosen', wallet: { id: row.id, type: row.type } });
            }}
          />
        ))}
        <Button
          variant="secondary"
          part="button-wallet"
          busy={pressed === 'others'}
          onClick={() => {
            press('others');
            send({ type: 'otherWalletsOpened' });
          }}
        >
          {strings.crypto.others}
        </Button>
      </Stack>
      <LinkButton
        busy={pressed === 'setUp'}
        onClick={() => {
          press('setUp');
          send({ type: 'walletSetupOpened' });
        }}
      >
        {strings.crypto.setUp}
      </LinkButton>
    </Stack>
  );
}

export const views: MainPart<'crypto'>['views'] = { crypto: WalletButtons };

interface WalletButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly busy?: boolean | undefined;
  readonly onClick: () => void;
}

export function WalletButton({ label, icon, busy, onClick }: WalletButtonProps) {
  return (
    <Button variant="secondary" part="button-wallet" icon={icon} busy={busy} onClick={onClick}>
      {label}
    </Button>
  );
}
