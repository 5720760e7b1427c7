const shim = 'use-sync-external-store/shim';
const resolved = `\0${shim}`;

/** A plugin: swr's copy of a hook for React 17, which React has had of its own since 18. */
export function reactsOwnStore() {
  return {
    name: 'reacts-own-store',
    resolveId: (id) => (id === shim ? resolved : null),
    load: (id) => (id === resolved ? "export { useSyncExternalStore } from 'react';" : null),
  };
}
