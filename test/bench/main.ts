/**
 * Compares this widget with the provider's own element, as a visitor meets them: in the same browser, with the same emulator and
 * configuration, by turns. See docs/performance.md and, for the method, CONTRIBUTING.md.
 *
 *   npm run build && npm run bench
 *   npm run bench -- --rounds 9 --only link,business
 *
 * `--preload` adds the tags that docs/serving.md recommends to the widget's page. With the environment variable DIST,
 * the widget is that build's.
 * All visits go to .tmp/bench.json. `--write` also writes a few measures into the tables of README.md and docs/performance.md.
 */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { replaceGenerated } from '../../docs/tables.ts';
import { root, scratch } from '../support/command.ts';
import { type Configuration, configurations } from './configurations.ts';
import { everything, measures, overview, type Section, type Subject, sideBySide } from './report.ts';
import { type Stand, startStand } from './stand.ts';
import { dist } from './subjects.ts';
import { fast, type Line, slow, type Visit, visit } from './visit.ts';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', default: 'link,printed,codes,all' },
    preload: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
});
const rounds = Number(options.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error('--rounds must be a positive integer');
if (!existsSync(join(dist, 'auth-widget.js')))
  throw new Error(`${dist} has no build: run \`npm run build\` first`);

const chosen = options.only.split(',').map((wanted) => {
  const found = configurations.find(({ name }) => name === wanted);
  const known = configurations.map(({ name }) => name).join(', ');
  if (!found) throw new Error(`--only: unknown "${wanted}"; use ${known}`);
  return found;
});

if (options.write && (chosen[0]?.name !== 'link' || options.preload))
  throw new Error('--write needs an emailed link as the first configuration, and a bare script tag');

/** Both elements in each round, the other one first in the next. */
async function measure(
  { browser, pageOf }: Stand,
  configuration: Configuration,
  line: Line,
): Promise<Section> {
  const visits: Record<Subject, Visit[]> = { widget: [], official: [] };
  for (let round = 0; round < rounds; round += 1) {
    const order: Subject[] = round % 2 === 0 ? ['widget', 'official'] : ['official', 'widget'];
    for (const subject of order)
      visits[subject].push(await visit(browser, pageOf(subject, configuration), configuration.typed, line));
  }
  return { configuration: configuration.title, line, visits };
}

/** The first section into README.md, and all into docs/performance.md. */
function publish(sections: readonly Section[], heading: string): void {
  const { usable, next, enterToNext, keyP95, handledLate, earlyBytes, bytes, requests } = measures;
  const [link] = sections;
  if (!link) return;
  const tables = {
    'README.md': sideBySide(link, [usable, handledLate, next, earlyBytes, bytes, requests]),
    'docs/performance.md': overview(sections, [
      usable,
      keyP95,
      handledLate,
      next,
      enterToNext,
      earlyBytes,
      bytes,
      requests,
    ]),
  };
  for (const [name, table] of Object.entries(tables)) {
    const document = join(root, name);
    const results = `${heading}\n\n${table}`;
    writeFileSync(document, replaceGenerated(readFileSync(document, 'utf8'), 'results', results));
  }
}

const stand = await startStand(chosen, options);
const machine = `${cpus().length} x ${cpus()[0]?.model ?? 'unknown processor'}`;
const heading = `${new Date().toISOString().slice(0, 10)}, Chromium ${stand.browser.version()}, ${machine}, ${rounds} rounds.`;
try {
  const sections: Section[] = [];
  for (const configuration of chosen) {
    for (const line of [slow, fast]) {
      const section = await measure(stand, configuration, line);
      sections.push(section);
      console.log(`\n${everything(section)}`);
      // Each time, so that a failure does not lose the results of minutes.
      mkdirSync(scratch, { recursive: true });
      writeFileSync(
        join(scratch, 'bench.json'),
        `${JSON.stringify({ heading, dist, ...options, sections }, null, 2)}\n`,
      );
    }
  }
  if (options.write)
    publish(
      sections.filter(({ line }) => line === slow),
      heading,
    );
} finally {
  await stand.close();
}
