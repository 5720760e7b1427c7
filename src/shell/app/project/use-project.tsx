import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { Watermark } from '../../../kit/ui/watermark.tsx';
import { WatermarkPlace } from '../../../kit/ui/watermark-place.tsx';
import type { ProviderError } from '../../../provider/errors.ts';
import type { Bootstrap, ProjectProvider } from '../../../provider/port.ts';
import type { BaseSettings } from '../../../settings/settings.ts';
import { expectsWatermark, rememberWatermark } from '../../first-screen/watermark-memory.ts';
import { followSettings } from './follow-settings.ts';

/** Returns the project's settings once the provider has loaded. */
export function useProject(
  provider: ProjectProvider | undefined,
  { apiUrl, client }: BaseSettings,
  onRefused: (refusal: ProviderError) => void,
): Bootstrap | undefined {
  const [bootstrap, setBootstrap] = useState<Bootstrap>();
  const source = provider?.bootstrap;
  const isLogged = useRef(false);
  const fail = useEffectEvent((failure: ProviderError) => {
    if (failure.code === 'configuration') return onRefused(failure);
    // Offline, or with an address of its own, the page's author sees from the failed request what is wrong.
    if (isLogged.current || apiUrl || client || !navigator.onLine) return;
    isLogged.current = true;
    console.warn('auth-widget: Stytch does not answer. For the emulator, set api-url to its address.');
  });
  useEffect(() => source && followSettings(source, setBootstrap, (failure) => fail(failure)), [source]);
  return bootstrap;
}

interface ProjectWatermarkProps {
  readonly bootstrap: Bootstrap | undefined;
  /** Name of the current screen. */
  readonly screen: string;
  readonly label: string;
}

/**
 * The watermark, if the project shows it. The first screen reserves space for it, which stays if the project does not, or
 * nobody can tell, so that nothing moves.
 */
export function ProjectWatermark({ bootstrap, screen, label }: ProjectWatermarkProps) {
  const [{ expected, first }] = useState(() => ({ expected: expectsWatermark(), first: screen }));
  const shown = bootstrap?.displayWatermark;
  useEffect(() => {
    if (shown !== undefined) rememberWatermark(shown);
  }, [shown]);
  if (!shown && !(expected && screen === first)) return null;
  return <WatermarkPlace>{shown && <Watermark label={label} />}</WatermarkPlace>;
}
