import { addRule } from '../../kit/theme/sheets.ts';
import type { FrameData } from '../first-screen/frame.ts';
import type { FlowTypes } from '../flow-types.ts';
import { type NextScreenOf, nextComposerOf } from './next-screen.ts';
import type { NextScreenData } from './next-screen-data.ts';
import { type EarlyFlow, earlySender, type SendEarly } from './send-early.ts';

/** Resolves when the page's scripts have run, those that its HTML names. */
async function pageScripts(): Promise<void> {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  // `document.readyState` is `interactive` before deferred scripts have run, and after.
  if (document.readyState === 'complete' || (navigation?.domContentLoadedEventStart ?? 0) > 0) return;
  await new Promise((resolve) => {
    document.addEventListener('DOMContentLoaded', resolve, { once: true });
    addEventListener('load', resolve, { once: true });
  });
}

/**
 * What sends before React is there, and draws the screen that follows from what the build has rendered.
 * @returns undefined in sources that are not built
 */
export function createSendEarly<F extends FlowTypes>(
  first: FrameData | undefined,
  next: NextScreenData | undefined,
  { nextScreenOf, ...flow }: Omit<EarlyFlow<F>, 'composerOf'> & { readonly nextScreenOf: NextScreenOf<F> },
): SendEarly<F['settings']> | undefined {
  if (!first || !next) return undefined;
  flow.nextScreenRules.forEach(addRule);
  const composerOf = nextComposerOf<F>({ ...first, ...next }, flow.resolve, nextScreenOf);
  return earlySender<F>({ ...flow, composerOf }, pageScripts);
}
