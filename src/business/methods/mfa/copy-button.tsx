import { useState } from 'react';
import type { BusinessStrings } from '../../../kit/i18n/catalogue.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { LiveRegion } from '../../../kit/ui/live-region.tsx';

interface CopyButtonProps {
  readonly text: string;
  readonly strings: BusinessStrings;
}

/** Copies a text that is also there to be read: a browser may refuse. */
export function CopyButton({ text, strings }: CopyButtonProps) {
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      setCopied(false);
    }
  };
  return (
    <>
      <Button variant="secondary" onClick={() => void copy()}>
        {isCopied ? strings.mfa.copied : strings.mfa.copy}
      </Button>
      <LiveRegion text={isCopied ? strings.mfa.copied : ''} />
    </>
  );
}
