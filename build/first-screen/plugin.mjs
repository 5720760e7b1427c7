/** Rollup plugins for the data of the first screen. */

import { importRenderer } from './render-bundle.mjs';

let rendering;

/** Renders it once, for all bundles. */
function render() {
  rendering ??= importRenderer().then(async ({ renderFirstScreen, firstScreenStyles, lightFieldRules }) => {
    const data = await renderFirstScreen();
    return { data, styles: firstScreenStyles([...data.rules, ...lightFieldRules]) };
  });
  return rendering;
}

/** The same for `<auth-b2b-widget>`. In a renderer of its own, so that neither has rules of the other. */
async function renderB2b() {
  const { renderB2bFirstScreen } = await importRenderer('b2b');
  return renderB2bFirstScreen();
}

/** Gives `src/shell/first-screen/data.ts` its value. */
export function firstScreenData() {
  return {
    name: 'first-screen-data',
    async load(id) {
      if (!id.endsWith('/src/shell/first-screen/data.ts')) return null;
      return `export const firstScreenData = ${JSON.stringify((await render()).data)};`;
    },
  };
}

/** Gives both that and `b2b-data.ts` the value for `<auth-b2b-widget>`: the style sheets take their rules from the first. */
export function b2bFirstScreenData() {
  return {
    name: 'b2b-first-screen-data',
    async load(id) {
      if (id.endsWith('/src/shell/first-screen/b2b-data.ts'))
        return "export { firstScreenData as b2bFirstScreenData } from './data.ts';";
      if (!id.endsWith('/src/shell/first-screen/data.ts')) return null;
      return `export const firstScreenData = ${JSON.stringify(await renderB2b())};`;
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
