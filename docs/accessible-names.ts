/** The roles and names of the controls on each screen. */
import { readdirSync, readFileSync } from 'node:fs';
import { fromRoot } from './manifest.ts';
import { code, table } from './tables.ts';

interface Control {
  readonly role: string;
  readonly name: string;
}

/** What the rows of each table are, by how the names of the files start. */
const TABLES = {
  '': 'Screen of `<auth-widget>` or `<auth-reset-password>`',
  'business-': 'Screen of `<auth-b2b-widget>`',
  'auth-': 'Element without screens',
} as const;
type Prefix = keyof typeof TABLES;
const PREFIXES = Object.keys(TABLES) as Prefix[];

/** A screen in one of its states, or an element without screens. */
interface Shown {
  readonly file: string;
  readonly prefix: Prefix;
  /** The name of the screen, or the tag. */
  readonly place: string;
  readonly controls: readonly Control[];
}

const FOLDER = 'test/e2e/accessibility-trees';
const ROLES = ['tab', 'textbox', 'combobox', 'meter', 'button', 'link', 'menuitem'];
const CONTROL = new RegExp(String.raw`^ *- '?(${ROLES.join('|')}) ("(?:[^"\\]|\\.)*")`, 'gm');

const controlsIn = (tree: string): readonly Control[] =>
  [...tree.matchAll(CONTROL)].map(([, role = '', name = '']) => ({ role, name: JSON.parse(name) as string }));

/** From the accessibility trees that the page tests compare: `business-Main-with-an-error.aria.yml` is a state of Main. */
export function everyShown(): readonly Shown[] {
  return readdirSync(fromRoot(FOLDER))
    .sort()
    .map((file) => {
      const prefix = PREFIXES.findLast((start) => file.startsWith(start)) ?? '';
      const [name = ''] = /^\w+/.exec(file.slice(prefix.length)) ?? [];
      const place = prefix === 'auth-' ? `<auth-${name}>` : name;
      return {
        file,
        prefix,
        place,
        controls: controlsIn(readFileSync(fromRoot(`${FOLDER}/${file}`), 'utf8')),
      };
    });
}

const unique = <T>(items: readonly T[]): readonly T[] => [...new Set(items)];

/** The controls of a place in all of its states. */
function listed(states: readonly Shown[]): string {
  const controls = states.flatMap((state) => state.controls);
  return ROLES.flatMap((role) => {
    const names = controls.filter((control) => control.role === role).map(({ name }) => `"${name}"`);
    return names.length === 0 ? [] : [`${code(role)} ${unique(names).join(', ')}`];
  }).join('<br>');
}

/** Screens without controls are left out. */
export function accessibleNameTables(): string {
  const shown = everyShown().filter(({ controls }) => controls.length > 0);
  return PREFIXES.map((prefix) => {
    const states = shown.filter((state) => state.prefix === prefix);
    const rows = unique(states.map(({ place }) => place)).map((place) => [
      code(place),
      listed(states.filter((state) => state.place === place)),
    ]);
    return table([TABLES[prefix], 'Controls'], rows);
  }).join('\n\n');
}
