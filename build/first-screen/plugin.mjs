/** Rollup plugins for the data of the first screen. */

import { importRenderer } from './render-bundle.mjs';

/** Each flow in a renderer of its own, so that neither has rules of the other. */
async function render(name, component, following) {
  const renderer = await importRenderer(name);
  const data = await renderer[component]();
  const rules = renderer.addedRules();
  const next = await renderer[following]();
  return { data, next, rules, styles: renderer.firstScreenStyles([...rules, ...renderer.lightFieldRules]) };
}

const CLASS = /\.auth-widget-([\w-]+)/;

/**
 * Writes the name of a class once for all of its rules, each time three times (style-cache.ts): 57 kB become 48, and 4.2 kB
 * sent 3.8.
 */
function rulesCode(rules) {
  const groups = [];
  for (const rule of rules) {
    if (rule.includes('&'))
      throw new Error(`first-screen-data: this rule has the sign for its class: ${rule}`);
    const [, name = ''] = CLASS.exec(rule) ?? [];
    const short = name && rule.replaceAll(`.auth-widget-${name}`.repeat(3), '&');
    const group = groups.at(-1);
    if (name && group?.[0] === name) group.push(short);
    else groups.push([name, short || rule]);
  }
  return `${JSON.stringify(groups)}.flatMap(([name, ...rules]) =>
    rules.map((rule) => rule.replaceAll('&', ('.auth-widget-' + name).repeat(3))))`;
}

/** Renders a flow once, for all bundles, and gives modules their values. */
function firstScreenOf(name, component, following) {
  let rendering;
  const rendered = () => (rendering ??= render(name, component, following));
  const plugin = () => ({
    name: 'first-screen-data',
    async load(id) {
      const isIn = (path) => id.endsWith(`/src/${path}.ts`);
      if (isIn(`${name}/methods/first-screen-data`))
        return `export const firstScreenData = ${JSON.stringify((await rendered()).data)};`;
      if (isIn(`${name}/early/next-screen-data`))
        return `export const nextScreenData = ${JSON.stringify((await rendered()).next.data)};`;
      if (isIn(`${name}/early/next-screen-rules`))
        return `export const nextScreenRules = ${rulesCode((await rendered()).next.rules)};`;
      if (isIn('kit/theme/first-screen-rules'))
        return `export const firstScreenRules = ${rulesCode((await rendered()).rules)};`;
      return null;
    },
  });
  return { rendered, plugin };
}

const consumer = firstScreenOf('consumer', 'renderFirstScreen', 'renderNextScreen');
const business = firstScreenOf('business', 'renderBusinessFirstScreen', 'renderBusinessNextScreen');

export const firstScreenData = consumer.plugin;
export const businessFirstScreenData = business.plugin;

/** Writes `first-screen.css`, for pages that link it. */
export function firstScreenStyleSheet() {
  return {
    name: 'first-screen-style-sheet',
    async generateBundle() {
      const { styles } = await consumer.rendered();
      this.emitFile({ type: 'asset', fileName: 'first-screen.css', source: styles });
    },
  };
}
