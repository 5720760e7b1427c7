import { useState, useSyncExternalStore } from 'react';

/** Whether React adopts what was drawn before it, and has to render the same. */
export const useAdopting = (): boolean =>
  useSyncExternalStore(
    () => () => undefined,
    () => false,
    () => true,
  );

/** Whether React has adopted the nodes of a component, and not made them. */
export function useAdopted(): boolean {
  const adopting = useAdopting();
  const [adopted] = useState(adopting);
  return adopted;
}
