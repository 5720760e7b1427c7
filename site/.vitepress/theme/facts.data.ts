import { readFileSync } from 'node:fs';
import { TRANSLATIONS } from '../../../src/kit/i18n/languages.ts';

/** What the README says, which the front page must not say otherwise. */
export interface Facts {
  /** Ours, and the official element's. */
  readonly firstField: readonly [string, string];
  readonly bytes: readonly [string, string];
  /** BCP 47 tags. */
  readonly languages: readonly string[];
  readonly dependencies: number;
}

declare const data: Facts;

export { data };

const read = (path: string): string => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8');

/** @throws Error if the table of the README has no such row */
function measured(name: string): readonly [string, string] {
  const row = read('README.md')
    .split('\n')
    .find((line) => line.startsWith(`| ${name} |`));
  const [, , ours, official] = row?.split('|').map((cell) => cell.trim()) ?? [];
  if (!ours || !official) throw new Error(`README.md has no figures for "${name}".`);
  return [ours, official];
}

export default {
  watch: ['../../../README.md'],
  load: (): Facts => ({
    firstField: measured('First usable field'),
    bytes: measured('Bytes until the first usable field'),
    languages: ['en', ...TRANSLATIONS],
    dependencies: Object.keys(JSON.parse(read('package.json')).dependencies ?? {}).length,
  }),
};
