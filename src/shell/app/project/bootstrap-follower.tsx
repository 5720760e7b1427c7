import { memo, useEffect } from 'react';
import useSWR from 'swr';
import { ProviderError } from '../../../provider/errors.ts';
import type { Bootstrap, ProjectProvider } from '../../../provider/port.ts';

export interface BootstrapFollowerProps {
  readonly provider: ProjectProvider;
  /** Key under which widgets of the same project share its settings; undefined if the page passes its own client. */
  readonly project: string | undefined;
  readonly onData: (data: Bootstrap | undefined) => void;
  /** Called with whether the last attempt to fetch them failed. It is repeated a few times. */
  readonly onFailed: (failed: boolean) => void;
  /** Called if a setting of the project's dashboard keeps them from this page. */
  readonly onRefused: (refusal: ProviderError) => void;
}

const isRefusal = (error: unknown): error is ProviderError =>
  error instanceof ProviderError && error.code === 'configuration';

/**
 * Reports the project's settings: the stored ones at once, then the fetched ones. swr's defaults are those of spec
 * section 9: dedupe 2 s, error retry 5 s, slow loading 3 s. A component that renders nothing, so that the first paint
 * does not wait for swr, and memoized, so that a key does not run it.
 */
export const BootstrapFollower = memo(function BootstrapFollower({
  provider,
  project,
  onData,
  onFailed,
  onRefused,
}: BootstrapFollowerProps) {
  const { bootstrap } = provider;
  const stored = bootstrap.stored();
  const { data, error } = useSWR<Bootstrap, unknown>(
    ['bootstrap', project ?? bootstrap.fetch],
    () => bootstrap.fetch(),
    {
      ...(stored && { fallbackData: stored }),
      revalidateOnFocus: false,
      errorRetryCount: 5,
      shouldRetryOnError: (thrown) => !isRefusal(thrown),
    },
  );
  useEffect(() => onData(data), [data, onData]);
  const failed = error !== undefined;
  useEffect(() => onFailed(failed), [failed, onFailed]);
  useEffect(() => {
    if (isRefusal(error)) onRefused(error);
  }, [error, onRefused]);
  return null;
});
