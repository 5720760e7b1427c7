import { useEffect, useEffectEvent, useState } from 'react';
import { Watermark } from '../../../kit/ui/watermark.tsx';
import { WatermarkPlace } from '../../../kit/ui/watermark-place.tsx';
import type { ProviderError } from '../../../provider/errors.ts';
import type { ProjectProvider } from '../../../provider/port.ts';
import { expectsWatermark, rememberWatermark } from '../../first-screen/watermark-memory.ts';
import { followSettings, type Project } from './follow-settings.ts';

/** Returns the project's settings once the provider has loaded. */
export function useProject(
  provider: ProjectProvider | undefined,
  onRefused: (refusal: ProviderError) => void,
): Project {
  const [project, setProject] = useState<Project>({ bootstrap: undefined, failed: false });
  const source = provider?.bootstrap;
  const tellRefusal = useEffectEvent(onRefused);
  useEffect(() => source && followSettings(source, setProject, (refusal) => tellRefusal(refusal)), [source]);
  return project;
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
  const shown = project.bootstrap?.displayWatermark;
  useEffect(() => {
    if (shown !== undefined) rememberWatermark(shown);
  }, [shown]);
  if (!shown && !(expected && screen === first)) return null;
  return <WatermarkPlace>{shown && <Watermark label={label} />}</WatermarkPlace>;
}
