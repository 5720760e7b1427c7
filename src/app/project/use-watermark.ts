import { useEffect, useState } from 'react';
import { expectsWatermark, rememberWatermark } from '../../entry/watermark-memory.ts';
import type { Bootstrap } from '../../provider/port.ts';

/** `awaited`: the first screen reserves space for it until the project's settings say whether it is shown. */
export function useWatermark(bootstrap: Bootstrap | undefined, screen: string): 'shown' | 'awaited' | 'none' {
  const [{ expected, first }] = useState(() => ({ expected: expectsWatermark(), first: screen }));
  const shown = bootstrap?.displayWatermark;
  useEffect(() => {
    if (shown !== undefined) rememberWatermark(shown);
  }, [shown]);
  if (shown) return 'shown';
  return expected && screen === first ? 'awaited' : 'none';
}
