import { useSyncExternalStore } from 'react';

/** Whether React adopts what was drawn before it, and has to render the same. */
export const useAdopting = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  );
