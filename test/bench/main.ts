/**
 * Compares this widget with the provider's own element: in the same browser, with the same emulator and configuration,
 * by turns. See docs/performance.md and, for the method, CONTRIBUTING.md.
 *
 *   npm run build && npm run bench
 *   npm run bench -- --rounds 9 --only link,codes --parts load,early,mount,interaction --write
 *
 * `--preload` adds the tags that docs/serving.md recommends to the widget's page; `--prerendered` has the page's HTML
 * contain the first screen.
 * All results go to .tmp/bench.json. `--write` also writes a few of them into the table of docs/performance.md.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { replaceGenerated } from '../../docs/tables.ts';
import { root, scratch } from '../support/command.ts';
import { type Configuration, configurations } from './configurations.ts';
import { type Part, parts } from './parts.ts';
import { overview, type Section, type Shown, table, toRow } from './report.ts';
import { type Placement, startStand } from './stand.ts';

/** What docs/performance.md shows: a table that one reads in one go. */
const SHOWN_CONFIGURATIONS = ['Email link', 'All five', 'Business'];
const SLOW_LOAD = 'load with a cold cache, 4x CPU slowdown, 1.6 Mbit/s, 150 ms';
const USE = 'use, 4x CPU slowdown';
const SHOWN: readonly Shown[] = [
  { title: 'First usable field', situation: SLOW_LOAD, name: 'first usable field' },
  { title: 'Bytes until then', situation: SLOW_LOAD, name: 'bytes until usable' },
  { title: 'Bytes in total', situation: SLOW_LOAD, name: 'bytes in total' },
  { title: 'Key to paint, first field (p95)', situation: USE, name: 'key to paint, first field (p95)' },
  { title: 'Enter to the next screen', situation: USE, name: 'Enter to the next screen' },
];

interface Options extends Placement {
  readonly rounds: number;
  readonly chosen: readonly Configuration[];
  readonly parts: readonly Part[];
  readonly write: boolean;
}

function readOptions(): Options {
  const { values } = parseArgs({
    options: {
      rounds: { type: 'string', default: '5' },
      only: { type: 'string', default: configurations.map(({ name }) => name).join(',') },
      parts: { type: 'string', default: parts.map(({ name }) => name).join(',') },
      preload: { type: 'boolean', default: false },
      prerendered: { type: 'boolean', default: false },
      write: { type: 'boolean', default: false },
    },
  });
  const rounds = Number(values.rounds);
  if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds must be a positive integer');
  return {
    rounds,
    chosen: pick(values.only, configurations, '--only'),
    parts: pick(values.parts, parts, '--parts'),
    preload: values.preload,
    prerendered: values.prerendered,
    write: values.write,
  };
}

function pick<Item extends { readonly name: string }>(
  names: string,
  items: readonly Item[],
  flag: string,
): readonly Item[] {
  return names.split(',').map((wanted) => {
    const found = items.find(({ name }) => name === wanted);
    if (!found)
      throw new Error(`${flag}: unknown "${wanted}"; use ${items.map(({ name }) => name).join(', ')}`);
    return found;
  });
}

function write(
  sections: readonly Section[],
  browser: string,
  { rounds, preload, prerendered, write: publish }: Options,
): void {
  const setting = {
    date: new Date().toISOString(),
    browser,
    node: process.version,
    machine: `${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}`,
    rounds,
    preload,
    prerendered,
  };
  const rows = sections.map(({ measures, ...section }) => ({ ...section, rows: measures.map(toRow) }));
  const text = `${JSON.stringify({ ...setting, sections: rows }, null, 2)}\n`;
  mkdirSync(scratch, { recursive: true });
  writeFileSync(join(scratch, 'bench.json'), text);
  if (!publish) return;
  const page = join(root, 'docs/performance.md');
  const heading = `${setting.date.slice(0, 10)}, Chromium ${browser}, ${setting.machine}, ${rounds} rounds.`;
  const results = [heading, overview(sections, SHOWN_CONFIGURATIONS, SHOWN)].join('\n\n');
  writeFileSync(page, replaceGenerated(readFileSync(page, 'utf8'), 'results', results));
}

async function main(): Promise<void> {
  if (!existsSync(join(root, 'dist/auth-widget.js')))
    throw new Error('dist/ is missing: run `npm run build` first');
  const options = readOptions();
  const stand = await startStand(options.chosen, options);
  try {
    const sections: Section[] = [];
    for (const configuration of options.chosen) {
      for (const part of options.parts) {
        for (const section of await part.measure(stand, configuration, options.rounds)) {
          sections.push(section);
          console.log(`\n${table(section)}`);
        }
        // After each part, so that a failure does not lose the results of minutes.
        write(sections, stand.browser.version(), options);
      }
    }
  } finally {
    await stand.close();
  }
}

await main();
