/** Rollup plugins for the data of the first screen. */

import { importRenderer } from './render-bundle.mjs';

/** Each flow in a renderer of its own, so that neither has rules of the other. */
async function render(name, component) {
  const renderer = await importRenderer(name);
  const data = await renderer[component]();
  const rules = renderer.addedRules();
  return { data, rules, styles: renderer.firstScreenStyles(rules) };
}

const PREFIX = 'auth-widget-';
const CLASS = new RegExp(`\\.${PREFIX}([\\w-]+)`);

/** The rules of each class one after another, by its name; those without a class have none. */
function groupsOf(rules) {
  const groups = [];
  for (const rule of rules) {
    if (rule.includes('&'))
      throw new Error(`first-screen-data: this rule has the sign for its class: ${rule}`);
    const [, name = ''] = CLASS.exec(rule) ?? [];
    const short = name && rule.replaceAll(`.${PREFIX}${name}`.repeat(3), '&');
    const group = groups.at(-1);
    if (name && group?.[0] === name) group.push(short);
    else groups.push([name, short || rule]);
  }
  return groups;
}

const namesOf = (groups) => groups.map(([name]) => name);

const classesCode = (groups) =>
  `${JSON.stringify(namesOf(groups).join(' '))}.split(' ').map((name) => '${PREFIX}' + name)`;

/** Writes `&` for the name of a class, which rules have three times (class-names.ts): 57 kB become 48, and 4.2 kB sent 3.8. */
const rulesCode = (groups, classes) =>
  `${JSON.stringify(groups.map(([, ...rules]) => rules))}.flatMap((rules, index) =>
    rules.map((rule) => rule.replaceAll('&', ('.' + ${classes}[index]).repeat(3))))`;

/** Has the names of classes by their numbers in the list of all: written a second time, they would be 0.2 kB of the entry. */
function dataCode(data, groups) {
  const numbers = new Map(namesOf(groups).map((name, number) => [`${PREFIX}${name}`, `${number}`]));
  return JSON.stringify(data, (key, value) => (key === 'class' && numbers.get(value)) || value);
}

/** Renders a flow once, for all bundles, and gives modules their values. */
function firstScreenOf(name, component) {
  let rendering;
  const rendered = () => (rendering ??= render(name, component));
  const groups = async () => groupsOf((await rendered()).rules);
  const plugin = () => ({
    name: 'first-screen-data',
    async load(id) {
      const isIn = (path) => id.endsWith(`/src/${path}.ts`);
      if (isIn(`${name}/methods/first-screen-data`))
        return `export const firstScreenData = ${dataCode((await rendered()).data, await groups())};`;
      if (isIn('kit/theme/first-screen-classes'))
        return `export const firstScreenClasses = ${classesCode(await groups())};`;
      if (isIn('kit/theme/first-screen-rules'))
        return `import { firstScreenClasses } from './first-screen-classes.ts';
          export const firstScreenRules = ${rulesCode(await groups(), 'firstScreenClasses')};`;
      return null;
    },
  });
  return { rendered, plugin };
}

const consumer = firstScreenOf('consumer', 'renderFirstScreen');
const business = firstScreenOf('business', 'renderBusinessFirstScreen');

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
