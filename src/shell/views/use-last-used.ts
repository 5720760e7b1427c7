import { createContext, useContext } from 'react';
import { useAdopting } from '../../kit/ui/form.tsx';
import type { Way } from '../resume/last-used.ts';
import { useStrings } from '../runner/use-strings.ts';

/** The way that was used last, as stored. */
export const LastUsedContext = createContext<string | null>(null);

/** The mark of a button: says that its way was used last. The entry does not know of it. */
export function useLastUsed(way: Way): string | undefined {
  const last = useContext(LastUsedContext);
  const { common } = useStrings();
  return useAdopting() || last !== way ? undefined : common.lastUsed;
}
