import { useEffect } from 'react';
import useSWR from 'swr';
import type { Bootstrap, ProjectProvider } from '../../provider/port.ts';

interface BootstrapFollowerProps {
  readonly provider: ProjectProvider;
  /** Tells projects apart, so that the widgets of one share its data; undefined with a given client. */
  readonly project: string | undefined;
  readonly onData: (data: Bootstrap | undefined) => void;
}

/**
 * The project's settings as from a cache: the stored value at once, the fresh one when it comes. swr's defaults are
 * those of the spec's section 9: dedupe 2 s, error retry 5 s, slow-loading 3 s. Renders nothing: it is a component
 * so that swr is no part of what the first paint waits for.
 */
export function BootstrapFollower({ provider, project, onData }: BootstrapFollowerProps) {
  const { bootstrap } = provider;
  const stored = bootstrap.stored();
  const { data } = useSWR(['bootstrap', project ?? bootstrap.fetch], () => bootstrap.fetch(), {
    ...(stored && { fallbackData: stored }),
    revalidateOnFocus: false,
    errorRetryCount: 5,
  });
  useEffect(() => onData(data), [data, onData]);
  return null;
}
