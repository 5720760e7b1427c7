import { useState } from 'react';
import type { MfaTexts } from '../../../kit/i18n/catalogue.ts';
import { Button } from '../../../kit/ui/button.tsx';
import { LiveRegion } from '../../../kit/ui/live-region.tsx';

/** Copies a text that is also there to be read: a browser may refuse. */
export function CopyButton({ text, texts }: { readonly text: string; readonly texts: MfaTexts }) {
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
        {isCopied ? texts.copied : texts.copy}
      </Button>
      <LiveRegion text={isCopied ? texts.copied : ''} />
    </>
  );
}
