import { useEffect, useState } from 'react';
import { format } from '../../kit/i18n/strings.ts';
import { isolate } from '../../kit/lib/isolate.ts';
import { mask } from '../../kit/lib/mask.ts';
import { LinkButton } from '../../kit/ui/button.tsx';
import { useStrings } from '../runner/use-strings.ts';

interface WaitingCodeProps {
  readonly destination: string;
  readonly onOpen: () => void;
}

/** Leads back to a code that the visitor asked for before they left the page. */
export function WaitingCode({ destination, onOpen }: WaitingCodeProps) {
  const { passcode } = useStrings();
  // The entry, whose nodes React adopts, does not know of it: storage takes browsers long to open.
  const [isAdopted, setAdopted] = useState(false);
  useEffect(() => setAdopted(true), []);
  return (
    isAdopted && (
      <LinkButton onClick={onOpen}>
        {format(passcode.reopen, { destination: isolate(mask(destination)) })}
      </LinkButton>
    )
  );
}
