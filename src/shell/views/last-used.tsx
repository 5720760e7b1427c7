import { createContext, type ReactNode, useContext, useMemo } from 'react';
import { useAdopting } from '../../kit/ui/form.tsx';
import type { BaseSettings } from '../../settings/settings.ts';
import { readLastUsed, type Way } from '../resume/last-used.ts';
import { useStrings } from '../runner/use-strings.ts';

interface Known {
  /** The way that was used last, as stored. */
  readonly last: string | null;
  /** True if there is another one to choose. */
  readonly hasChoice: boolean;
}

const LastUsedContext = createContext<Known>({ last: null, hasChoice: false });

interface LastUsedProps {
  readonly settings: BaseSettings;
  /** True on the screen where the visitor chooses a way. */
  readonly isMain: boolean;
  readonly hasChoice: boolean;
  readonly children: ReactNode;
}

/** Lets buttons know the way that was used last, as it was when the visitor came to the first screen. */
export function LastUsed({ settings, isMain, hasChoice, children }: LastUsedProps) {
  const last = useMemo(() => (isMain ? readLastUsed(settings) : null), [isMain, settings]);
  const known = useMemo(() => ({ last, hasChoice }), [last, hasChoice]);
  return <LastUsedContext value={known}>{children}</LastUsedContext>;
}

/** True if somebody has signed in by this browser before. */
export const useIsKnown = (): boolean => useContext(LastUsedContext).last !== null;

/** The mark of a button: says that its way was used last. The entry does not know of it. */
export function useLastUsed(way: Way): string | undefined {
  const { last, hasChoice } = useContext(LastUsedContext);
  const { common } = useStrings();
  return useAdopting() || !hasChoice || last !== way ? undefined : common.lastUsed;
}
