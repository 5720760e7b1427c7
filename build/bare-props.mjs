/**
 * Makes the elements of our components by `src/kit/ui/jsx-runtime.ts`.
 *
 * Why: a component that reads an optional prop would find what a stranger's link has put on the prototype of all objects, on pages
 * whose code merges the address into one. Cost: a copy of the props of each element that is rendered.
 */
import { fileURLToPath } from 'node:url';

const RUNTIME = fileURLToPath(new URL('../src/kit/ui/jsx-runtime.ts', import.meta.url));

export const bareProps = () => ({
  name: 'bare-props',
  resolveId: {
    // Before imports of React lead to its file (built-chunks.mjs).
    order: 'pre',
    // Only our components are .tsx: that module takes React's own, and libraries do.
    handler: (source, importer) =>
      source === 'react/jsx-runtime' && importer?.endsWith('.tsx') ? RUNTIME : null,
  },
});
