import type { ReactNode } from 'react';
import type { Strings } from '../../i18n/en.ts';
import { format } from '../../i18n/strings.ts';
import { Button } from '../../ui/button.tsx';

interface WalletButtonProps {
  readonly name: string;
  readonly icon: ReactNode;
  readonly strings: Strings;
  readonly onClick: () => void;
}

/** 'Continue with {wallet}'. */
export function WalletButton({ name, icon, strings, onClick }: WalletButtonProps) {
  return (
    <Button variant="secondary" part="button-wallet" icon={icon} onClick={onClick}>
      {format(strings.crypto.continueWith, { wallet: name })}
    </Button>
  );
}
