import { useEffect, useState } from 'react';
import type { ProviderError } from '../../../provider/errors.ts';
import type { ProjectProvider } from '../../../provider/port.ts';
import type { BaseSettings } from '../../../settings/settings.ts';
import { followBootstrap, type Project, UNKNOWN } from './follow-bootstrap.ts';

/** Loads the project's settings once the provider has loaded. */
export function useProject(
  provider: ProjectProvider | undefined,
  { client, publicToken, apiUrl, demo }: BaseSettings,
  onRefused: (refusal: ProviderError) => void,
): Project {
  const [project, setProject] = useState(UNKNOWN);
  const source = provider?.bootstrap;
  const key = client || demo ? source : `${publicToken} ${apiUrl ?? ''}`;
  useEffect(() => source && followBootstrap(source, key, setProject, onRefused), [source, key, onRefused]);
  return project;
}
