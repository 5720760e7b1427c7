/** What the look "modern" calls controls that the trees of accessible-names.ts have by the names of the look "classic". */
import { readdirSync } from 'node:fs';
import modern from '../src/kit/i18n/locales/en/modern.ts';
import { everyShown } from './accessible-names.ts';
import { fromRoot } from './manifest.ts';
import { code, table } from './tables.ts';

interface Texts {
  readonly [key: string]: string | Texts;
}

const FOLDER = fromRoot('src/kit/i18n/locales/en');

const flat = (texts: Texts, before = ''): readonly (readonly [key: string, text: string])[] =>
  Object.entries(texts).flatMap(([name, value]) => {
    const key = `${before}.${name}`;
    return typeof value === 'string' ? [[key, value] as const] : flat(value, key);
  });

const modules = await Promise.all(
  readdirSync(FOLDER)
    .filter((file) => file !== 'modern.ts')
    .map((file) => import(`${FOLDER}/${file}`) as Promise<{ readonly default?: Texts } & Texts>),
);
const classic = new Map(
  modules.flatMap(({ default: sections, ...named }) => flat({ ...sections, ...named })),
);

export function modernNameTable(): string {
  const names = new Set(everyShown().flatMap(({ controls }) => controls.map(({ name }) => name)));
  const rows = flat(modern).flatMap(([key, text]) => {
    const name = classic.get(key) ?? '';
    // Of two texts that are the same, the key says which.
    const isOnly = [...classic.values()].filter((other) => other === name).length === 1;
    const which = isOnly ? '' : ` (${code(key.slice(1))})`;
    return names.has(name) ? [[`"${name}"${which}`, `"${text}"`]] : [];
  });
  const sent = [modern.phone.bySms, modern.phone.byWhatsapp].map((text) => `"${text}"`).join(' or ');
  return table(['Name', 'With `look="modern"`'], [['"Continue", for a code by phone', sent], ...rows]);
}
