import { useState } from 'react';
import { Button } from '../../../kit/ui/button.tsx';
import { LiveRegion } from '../../../kit/ui/live-region.tsx';
import { useStrings } from '../../../shell/runner/hooks.ts';
import type { Business } from '../../flow/types.ts';

/** Copies a text that is also there to be read: a browser may refuse. */
export function CopyButton({ text }: { readonly text: string }) {
  const { mfa } = useStrings<Business>();
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
        {isCopied ? mfa.copied : mfa.copy}
      </Button>
      <LiveRegion text={isCopied ? mfa.copied : ''} />
    </>
  );
}
