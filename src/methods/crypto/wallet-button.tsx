import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';

interface WalletButtonProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
}

export function WalletButton({ label, icon, onClick }: WalletButtonProps) {
  return (
    <Button variant="secondary" part="button-wallet" icon={icon} onClick={onClick}>
      {label}
    </Button>
  );
}
