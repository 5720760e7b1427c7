import { useEffect, useState } from 'react';
import type { Bootstrap, ProjectProvider } from '../../../provider/port.ts';
import type { BaseSettings } from '../../../settings/settings.ts';
import { type BootstrapFollower, followBootstrap } from './follow-bootstrap.ts';

export interface Project {
  /** The project's settings, once known. */
  readonly bootstrap: Bootstrap | undefined;
  /** Whether the last attempt to fetch them failed. */
  readonly failed: boolean;
}

/** Loads the project's settings once the provider has loaded. */
export function useProject(
  provider: ProjectProvider | undefined,
  { client, publicToken, apiUrl, demo }: BaseSettings,
  onRefused: BootstrapFollower['onRefused'],
): Project {
  const [bootstrap, setBootstrap] = useState<Bootstrap>();
  const [failed, setFailed] = useState(false);
  const source = provider?.bootstrap;
  const project = client || demo ? source : `${publicToken} ${apiUrl ?? ''}`;
  useEffect(
    () =>
      source && followBootstrap(source, project, { onData: setBootstrap, onFailed: setFailed, onRefused }),
    [source, project, onRefused],
  );
  return { bootstrap, failed };
}
