import { format } from '../../kit/i18n/strings.ts';
import { isolate } from '../../kit/lib/isolate.ts';
import { mask } from '../../kit/lib/mask.ts';
import { LinkButton } from '../../kit/ui/button.tsx';
import { useAdopting } from '../../kit/ui/form.tsx';
import { useStrings } from '../runner/use-strings.ts';

interface WaitingCodeProps {
  readonly destination: string;
  readonly onOpen: () => void;
}

/** Leads back to a code that the visitor asked for before they left the page. */
export function WaitingCode({ destination, onOpen }: WaitingCodeProps) {
  const { passcode } = useStrings();
  // The entry does not know of it: storage takes browsers long to open.
  return (
    !useAdopting() && (
      <LinkButton onClick={onOpen}>
        {format(passcode.reopen, { destination: isolate(mask(destination)) })}
      </LinkButton>
    )
  );
}
