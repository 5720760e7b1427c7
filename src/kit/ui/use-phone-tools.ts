import { useCallback, useEffect, useRef, useState } from 'react';
import { loadPhone, type PhoneTools } from '../lib/phone.ts';
import type { PhoneValue } from './phone-number-input.tsx';

interface LoadedPhone {
  /** Null until they have loaded. */
  readonly tools: PhoneTools | null;
  /** Whether the rules of the number have loaded, too. */
  readonly isKnown: boolean;
  /** After a failure, this tries again; otherwise it does nothing. */
  readonly load: () => void;
}

/** The phone tools, with the rules that a number needs. */
export function usePhoneTools({ country, number }: PhoneValue): LoadedPhone {
  // A new object each time, because the same tools know more.
  const [loaded, setLoaded] = useState<{ readonly tools: PhoneTools } | null>(null);
  const mounted = useRef(false);
  const missing = loaded?.tools.missing(country, number) ?? 'library';

  const load = useCallback(() => {
    loadPhone(country, number).then(
      (tools) => {
        if (mounted.current) setLoaded({ tools });
      },
      () => {
        // The field still works as a plain input. Opening the list or submitting the form tries again.
      },
    );
  }, [country, number]);

  useEffect(() => {
    mounted.current = true;
    if (missing !== '') load();
    return () => {
      mounted.current = false;
    };
    // Not with each key after a failure.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [missing]);

  return { tools: loaded?.tools ?? null, isKnown: missing === '', load };
}
