import { useCallback, useEffect, useRef, useState } from 'react';
import { loadPhone, type PhoneTools } from '../lib/phone.ts';

/** The phone tools once they have arrived. `load` tries again after a failure and does nothing otherwise. */
export function usePhoneTools(): { tools: PhoneTools | null; load: () => void } {
  const [tools, setTools] = useState<PhoneTools | null>(null);
  const mounted = useRef(false);

  const load = useCallback(() => {
    loadPhone().then(
      (loaded) => {
        if (mounted.current) setTools(loaded);
      },
      () => {
        // Without them the field is a plain input; opening the list or submitting tries again.
      },
    );
  }, []);

  useEffect(() => {
    mounted.current = true;
    load();
    return () => {
      mounted.current = false;
    };
  }, [load]);

  return { tools, load };
}
