import type { ReactNode } from 'react';
import { Button } from '../../../kit/ui/button.tsx';

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
