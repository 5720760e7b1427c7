import { type ReactNode, useEffect, useState } from 'react';
import { Watermark } from '../../../kit/ui/watermark.tsx';
import { WatermarkPlace } from '../../../kit/ui/watermark-place.tsx';
import type { ProviderError } from '../../../provider/errors.ts';
import type { Bootstrap, ProjectProvider } from '../../../provider/port.ts';
import type { BaseSettings } from '../../../settings/settings.ts';
import { fetchedPart, fetchPart, isFetched } from '../../chunks/fetch-part.ts';
import { expectsWatermark, rememberWatermark } from '../../first-screen/watermark-memory.ts';

const loadSettings = () => import('./project-settings.tsx');

export interface Project {
  /** The project's settings, once known. */
  readonly bootstrap: Bootstrap | undefined;
  /** True if the last attempt to fetch them failed. It is repeated a few times. */
  readonly failed: boolean;
}

/** Returns the project's settings once the provider has loaded, and what to render for it. */
export function useProject(
  provider: ProjectProvider | undefined,
  { client, publicToken, apiUrl, demo }: BaseSettings,
  onRefused: (refusal: ProviderError) => void,
): readonly [Project, ReactNode] {
  const [project, setProject] = useState<Project>({ bootstrap: undefined, failed: false });
  const [loaded, setLoaded] = useState(() => isFetched(loadSettings));
  const source = provider?.bootstrap;
  useEffect(() => {
    if (!source) return;
    fetchPart(loadSettings).then(
      () => setLoaded(true),
      () => setProject({ bootstrap: source.stored(), failed: true }),
    );
  }, [source]);
  if (!source || !loaded) return [project, null];
  const { ProjectSettings } = fetchedPart(loadSettings);
  const name = client || demo ? source : `${publicToken} ${apiUrl ?? ''}`;
  return [
    project,
    <ProjectSettings key="project" source={source} name={name} tell={setProject} onRefused={onRefused} />,
  ];
}

interface ProjectWatermarkProps {
  readonly project: Project;
  /** Name of the current screen. */
  readonly screen: string;
  readonly label: string;
}

/**
 * The watermark, if the project shows it. The first screen reserves space for it, which stays if the project does not, or
 * nobody can tell, so that nothing moves.
 */
export function ProjectWatermark({ project, screen, label }: ProjectWatermarkProps) {
  const [{ expected, first }] = useState(() => ({ expected: expectsWatermark(), first: screen }));
  const { bootstrap, failed } = project;
  const shown = bootstrap?.displayWatermark;
  useEffect(() => {
    if (shown !== undefined) rememberWatermark(shown);
  }, [shown]);
  if (!shown && !(expected && screen === first)) return null;
  return (
    <WatermarkPlace isAwaited={shown === undefined && !failed}>
      {shown && <Watermark label={label} />}
    </WatermarkPlace>
  );
}
