import { createContext, type ReactNode, useContext, useState } from 'react';
import { useAdopting } from '../../kit/ui/form.tsx';
import type { BaseSettings } from '../../settings/settings.ts';
import { readLastUsed, type Way } from '../resume/last-used.ts';
import { useStrings } from '../runner/use-strings.ts';

/** The way that was used last, as stored. */
const LastUsedContext = createContext<string | null>(null);

interface LastUsedProps {
  readonly settings: BaseSettings;
  /** True on the screen where the visitor chooses a way. */
  readonly isShown: boolean;
  readonly children: ReactNode;
}

/** Lets buttons know the way that was used last, as it was when the widget started. */
export function LastUsed({ settings, isShown, children }: LastUsedProps) {
  const [last] = useState(() => readLastUsed(settings));
  return <LastUsedContext value={isShown ? last : null}>{children}</LastUsedContext>;
}

/** The mark of a button: says that its way was used last. The entry does not know of it. */
export function useLastUsed(way: Way): string | undefined {
  const last = useContext(LastUsedContext);
  const { common } = useStrings();
  return useAdopting() || last !== way ? undefined : common.lastUsed;
}
