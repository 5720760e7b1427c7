import { type ComponentType, type ReactNode, useEffect, useState } from 'react';
import type { Bootstrap, ProjectProvider } from '../../../provider/port.ts';
import { fetchedPart, fetchPart } from '../../chunks/fetch-part.ts';
import type { FollowersProps } from './followers.tsx';

const loadProjectPart = () => import('./project-part.ts');

export interface Project {
  /** The project's settings, once known. */
  readonly bootstrap: Bootstrap | undefined;
  /** Whether the last attempt to fetch them failed. */
  readonly failed: boolean;
  /** Must be rendered for the settings to be loaded, and for the page to see the element's states. */
  readonly followers: ReactNode;
  /** Defined whenever `bootstrap` is. */
  readonly Watermark: ComponentType<{ label: string }> | undefined;
}

/**
 * Loads the project's settings once the provider has loaded. If their code fails to load, tries again on the next screen.
 */
export function useProject(
  provider: ProjectProvider | undefined,
  screen: string,
  element: Pick<FollowersProps, 'settings' | 'box' | 'host' | 'onRefused'>,
): Project {
  const [bootstrap, setBootstrap] = useState<Bootstrap>();
  const [failed, setFailed] = useState(false);
  const [loaded, setLoaded] = useState<ProjectProvider>();

  useEffect(() => {
    if (!provider || provider === loaded) return;
    let current = true;
    fetchPart(loadProjectPart).then(
      () => current && setLoaded(provider),
      // Until then, the widget uses defaults.
      () => current && setFailed(true),
    );
    return () => {
      current = false;
    };
  }, [provider, loaded, screen]);

  if (!loaded) return { bootstrap, failed, followers: null, Watermark: undefined };
  const { Followers, Watermark } = fetchedPart(loadProjectPart);
  return {
    bootstrap,
    failed,
    followers: <Followers provider={loaded} onData={setBootstrap} onFailed={setFailed} {...element} />,
    Watermark,
  };
}
