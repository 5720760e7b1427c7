/** Rollup plugins for the data of the first screen. */

import { importRenderer } from './render-bundle.mjs';

let rendering;

/** Renders it once, for all bundles. */
function render() {
  rendering ??= importRenderer().then(async ({ renderFirstScreen, firstScreenStyles }) => {
    const data = await renderFirstScreen();
    return { data, styles: firstScreenStyles(data.rules) };
  });
  return rendering;
}

/** Gives `src/first-screen/data.ts` its value. */
export function firstScreenData() {
  return {
    name: 'first-screen-data',
    async load(id) {
      if (!id.endsWith('/src/first-screen/data.ts')) return null;
      return `export const firstScreenData = ${JSON.stringify((await render()).data)};`;
    },
  };
}

/** Writes `first-screen.css`, for pages that link it. */
export function firstScreenStyleSheet() {
  return {
    name: 'first-screen-style-sheet',
    async generateBundle() {
      const { styles } = await render();
      this.emitFile({ type: 'asset', fileName: 'first-screen.css', source: styles });
    },
  };
}
