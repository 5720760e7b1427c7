import { useEffect, useEffectEvent } from 'react';

/** Calls back once, when a component is there. */
export function useOnMount(callback: () => void): void {
  const call = useEffectEvent(callback);
  useEffect(() => call(), []);
}
