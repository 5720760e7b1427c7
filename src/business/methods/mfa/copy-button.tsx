import { useState } from 'react';
import type { B2bStrings } from '../../../kit/i18n/catalogue.ts';
import { LinkButton } from '../../../kit/ui/button.tsx';
import { LiveRegion } from '../../../kit/ui/live-region.tsx';

interface CopyButtonProps {
  readonly text: string;
  readonly strings: B2bStrings;
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
      <LinkButton onClick={() => void copy()}>{isCopied ? strings.mfa.copied : strings.mfa.copy}</LinkButton>
      <LiveRegion text={isCopied ? strings.mfa.copied : ''} />
    </>
  );
}
