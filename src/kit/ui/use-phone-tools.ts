import { useCallback, useEffect, useRef, useState } from 'react';
import { loadPhone, type PhoneTools } from '../lib/phone.ts';

/** The phone tools, or null until they have loaded. After a failure, `load` tries again; otherwise it does nothing. */
export function usePhoneTools(): { tools: PhoneTools | null; load: () => void } {
  const [tools, setTools] = useState<PhoneTools | null>(null);
  const mounted = useRef(false);

  const load = useCallback(() => {
    loadPhone().then(
      (loaded) => {
        if (mounted.current) setTools(loaded);
      },
      () => {
        // The field still works as a plain input. Opening the list or submitting the form tries again.
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
