import { format } from '../../../kit/i18n/strings.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { useLastUsed } from '../last-used.tsx';
import { ProviderLogo } from './provider-logo.tsx';
import type { ProviderRow } from './provider-table.ts';

interface ProviderButtonProps {
  /** Undefined for a type that nobody knows: it has neither title nor icon (spec section 2). */
  readonly row: ProviderRow | undefined;
  /** Contains `{provider}`. */
  readonly label: string;
  readonly type: string;
  readonly busy: boolean;
  readonly onClick: () => void;
}

/** The button of a third-party provider. */
export function ProviderButton({ row, type, label, busy, onClick }: ProviderButtonProps) {
  return (
    <Button
      variant="secondary"
      part="button-oauth"
      icon={row && <ProviderLogo row={row} />}
      mark={useLastUsed(`oauth ${type}`)}
      busy={busy}
      onClick={onClick}
    >
      {format(label, { provider: row?.title ?? '' }).trim()}
    </Button>
  );
}
