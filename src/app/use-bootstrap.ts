import { useEffect, useState } from 'react';
import useSWR from 'swr';
import type { Bootstrap, IdentityProvider } from '../provider/port.ts';

/**
 * The project's settings as from a cache: the stored value at once, the fresh one when it comes. swr's defaults are
 * those of the spec's section 9: dedupe 2 s, error retry 5 s, slow-loading 3 s.
 *
 * @param project tells projects apart, so that the widgets of one share its data; undefined with a given client
 */
export function useBootstrap(
  provider: Promise<IdentityProvider>,
  project: string | undefined,
): Bootstrap | undefined {
  const [loaded, setLoaded] = useState<IdentityProvider>();
  useEffect(() => {
    let current = true;
    provider.then(
      (value) => current && setLoaded(value),
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [provider]);

  const stored = loaded?.bootstrap.stored();
  const { data } = useSWR(
    loaded ? ['bootstrap', project ?? loaded.bootstrap.fetch] : null,
    () => loaded?.bootstrap.fetch(),
    {
      ...(stored && { fallbackData: stored }),
      revalidateOnFocus: false,
      errorRetryCount: 5,
    },
  );
  return data;
}
