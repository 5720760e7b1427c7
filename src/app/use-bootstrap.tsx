import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { Bootstrap, IdentityProvider } from '../provider/port.ts';
import { fetchedPart, fetchPart } from './fetch-part.ts';

const loadOfProject = () => import('./of-project.ts');

export interface OfProject {
  /** The project's settings once they are known. */
  readonly bootstrap: Bootstrap | undefined;
  /** What has to be rendered to learn of them. */
  readonly follower: ReactNode;
  /** Here whenever the settings are. */
  readonly Watermark: ComponentType<{ label: string }> | undefined;
}

/**
 * Learns of the project's settings.
 * @param project tells projects apart; undefined with a given client
 */
export function useBootstrap(provider: Promise<IdentityProvider>, project: string | undefined): OfProject {
  const [bootstrap, setBootstrap] = useState<Bootstrap>();
  const [loaded, setLoaded] = useState<IdentityProvider>();

  useEffect(() => {
    let current = true;
    Promise.all([provider, fetchPart(loadOfProject)]).then(
      ([value]) => current && setLoaded(value),
      // Without them the widget has its defaults; a provider that cannot be loaded is told of when it is used.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [provider]);

  if (!loaded) return { bootstrap, follower: null, Watermark: undefined };
  const { BootstrapFollower, Watermark } = fetchedPart(loadOfProject);
  return {
    bootstrap,
    follower: <BootstrapFollower provider={loaded} project={project} onData={setBootstrap} />,
    Watermark,
  };
}
