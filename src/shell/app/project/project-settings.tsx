/** The project's settings, cached by swr with its defaults (9.10). Loaded after the form, which does not need them. */
import { useEffect, useEffectEvent, useMemo } from 'react';
import useSWR from 'swr';
import type { ProviderError } from '../../../provider/errors.ts';
import type { Bootstrap, BootstrapSource } from '../../../provider/port.ts';
import type { Project } from './use-project.tsx';

const isRefusal = ({ code }: ProviderError): boolean => code === 'configuration';

const OPTIONS = {
  // Settings change too seldom for a request whenever the visitor comes back to the tab, which reading an email takes.
  revalidateOnFocus: false,
  errorRetryCount: 5,
  shouldRetryOnError: (failure: ProviderError) => !isRefusal(failure),
};

interface ProjectSettingsProps {
  readonly source: BootstrapSource;
  /** The same for widgets that share the project. */
  readonly name: string | object;
  readonly tell: (project: Project) => void;
  /** Called if a setting of the project's dashboard keeps them from this page. */
  readonly onRefused: (refusal: ProviderError) => void;
}

export function ProjectSettings({ source, name, tell, onRefused }: ProjectSettingsProps) {
  const stored = useMemo(() => source.stored(), [source]);
  const { data: bootstrap, error: failure } = useSWR<Bootstrap, ProviderError>(name, source.fetch, {
    ...OPTIONS,
    ...(stored && { fallbackData: stored }),
  });
  useEffect(() => tell({ bootstrap, failed: failure !== undefined }), [tell, bootstrap, failure]);
  const isRefused = failure !== undefined && isRefusal(failure);
  const tellRefusal = useEffectEvent(() => failure && onRefused(failure));
  useEffect(() => {
    // Not for each refusal: swr asks again whenever the browser comes back online.
    if (isRefused) tellRefusal();
  }, [isRefused]);
  return null;
}
