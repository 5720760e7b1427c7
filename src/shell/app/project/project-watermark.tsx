import { useEffect, useState } from 'react';
import { Watermark } from '../../../kit/ui/watermark.tsx';
import { WatermarkPlace } from '../../../kit/ui/watermark-place.tsx';
import { expectsWatermark, rememberWatermark } from '../../first-screen/watermark-memory.ts';
import type { Project } from './use-project.tsx';

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
