import { type ReactNode, useEffect, useState } from 'react';
import type { Bootstrap, IdentityProvider } from '../provider/port.ts';
import { fetchedPart, fetchPart } from './fetch-part.ts';

const loadFollower = () => import('./bootstrap-follower.tsx');

/**
 * The project's settings once they are known, and what has to be rendered to learn of them.
 * @param project tells projects apart; undefined with a given client
 */
export function useBootstrap(
  provider: Promise<IdentityProvider>,
  project: string | undefined,
): readonly [Bootstrap | undefined, ReactNode] {
  const [data, setData] = useState<Bootstrap>();
  const [loaded, setLoaded] = useState<IdentityProvider>();

  useEffect(() => {
    let current = true;
    Promise.all([provider, fetchPart(loadFollower)]).then(
      ([value]) => current && setLoaded(value),
      // Without them the widget has its defaults; a provider that cannot be loaded is told of when it is used.
      () => undefined,
    );
    return () => {
      current = false;
    };
  }, [provider]);

  if (!loaded) return [data, null];
  const { BootstrapFollower } = fetchedPart(loadFollower);
  return [data, <BootstrapFollower key="bootstrap" provider={loaded} project={project} onData={setData} />];
}
