/** Rollup plugin: gives `src/first-screen/data.ts` its value. */

import { importRenderer } from './render-bundle.mjs';

export function firstScreenData() {
  return {
    name: 'first-screen-data',
    async load(id) {
      if (!id.endsWith('/src/first-screen/data.ts')) return null;
      const { renderFirstScreen } = await importRenderer();
      return `export const firstScreenData = ${JSON.stringify(await renderFirstScreen())};`;
    },
  };
}
