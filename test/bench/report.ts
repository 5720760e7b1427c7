/** Turns visits into tables. */
import { table } from '../../docs/tables.ts';
import type { KeyDelay } from './probe.ts';
import type { Line, Visit } from './visit.ts';

/** Our element and the provider's. */
export type Subject = 'widget' | 'official';

export interface Section {
  /** Title of what is measured, such as `Email link`. */
  readonly configuration: string;
  readonly line: Line;
  readonly visits: Readonly<Record<Subject, readonly Visit[]>>;
}

/** ms after which a visitor notices that a key is late. */
const LATE = 50;

/** The value below which that share of the values is, interpolated between neighbours. */
function quantile(values: readonly number[], share: number): number {
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}

const summaries = {
  median: (values: readonly number[]) => quantile(values, 0.5),
  p95: (values: readonly number[]) => quantile(values, 0.95),
  worst: (values: readonly number[]) => Math.max(...values),
  mean: (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length,
};

interface Measure {
  readonly title: string;
  readonly unit: ' ms' | ' kB' | '';
  readonly summary: keyof typeof summaries;
  /** Of one visit. */
  values(visit: Visit): readonly number[];
}

const median = (title: string, unit: Measure['unit'], value: (visit: Visit) => number): Measure => ({
  title,
  unit,
  summary: 'median',
  values: (visit) => [value(visit)],
});

const ofKeys = (summary: 'median' | 'p95' | 'worst'): Measure => ({
  title: `Key to paint, ${summary}`,
  unit: ' ms',
  summary,
  values: ({ keys }) => keys.map(({ painted }) => painted),
});

const lateKeys = (until: keyof KeyDelay): Measure => ({
  title: `Keys per visit ${until} after ${LATE} ms`,
  unit: '',
  summary: 'mean',
  values: ({ keys }) => [keys.filter((key) => key[until] > LATE).length],
});

export const measures = {
  usable: median('First usable field', ' ms', ({ usable }) => usable),
  keyMedian: ofKeys('median'),
  keyP95: ofKeys('p95'),
  keyWorst: ofKeys('worst'),
  handledLate: lateKeys('handled'),
  paintedLate: lateKeys('painted'),
  next: median('Next screen', ' ms', ({ changed }) => changed),
  enterToNext: median('Enter to the next screen', ' ms', ({ pressed, changed }) => changed - pressed),
  presses: median('Presses of Enter', '', ({ presses }) => presses),
  earlyBytes: median('Bytes until the first usable field', ' kB', ({ untilUsable }) => untilUsable.bytes),
  bytes: median('Bytes in total', ' kB', ({ inTotal }) => inTotal.bytes),
  requestsUntilNext: median(
    'Requests until the next screen',
    '',
    ({ untilChanged }) => untilChanged.requests,
  ),
  requests: median('Requests in total', '', ({ inTotal }) => inTotal.requests),
} satisfies Readonly<Record<string, Measure>>;

function number(value: number): string {
  const digits = Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : 1;
  return value.toFixed(digits);
}

interface Compared {
  readonly widget: string;
  readonly official: string;
  /** Below 1 if ours is less. */
  readonly ratio: string;
}

/** @param spread adds the range of the middle half of the values to a median */
function compare({ unit, summary, values }: Measure, { visits }: Section, spread = false): Compared {
  const widget = visits.widget.flatMap(values);
  const official = visits.official.flatMap(values);
  const summarize = summaries[summary];
  const show = (all: readonly number[]): string => {
    const [q1, q3] = [0.25, 0.75].map((share) => number(quantile(all, share)));
    const range = spread && summary === 'median' && q1 !== q3 ? ` (${q1}–${q3})` : '';
    return `${number(summarize(all))}${range}${unit}`;
  };
  const ratio = summarize(widget) / summarize(official);
  return {
    widget: show(widget),
    official: show(official),
    ratio: Number.isFinite(ratio) ? ratio.toFixed(2) : '-',
  };
}

/** All of a section, aligned for a terminal. */
export function everything(section: Section): string {
  const rows = Object.values(measures).map((measure) => {
    const { widget, official, ratio } = compare(measure, section, true);
    return [measure.title, widget, official, ratio];
  });
  const aligned = [['', 'auth-widget', 'official element', 'ratio'], ...rows].map((row) =>
    row.map((text, column) => text.padEnd([34, 22, 22, 5][column] ?? 0)),
  );
  return [
    `### ${section.configuration}: ${section.line.title}`,
    table(aligned[0] ?? [], aligned.slice(1)),
  ].join('\n\n');
}

/** Some measures of some sections: ours, and its ratio to theirs. */
export function overview(sections: readonly Section[], shown: readonly Measure[]): string {
  return table(
    ['', ...sections.map(({ configuration }) => configuration)],
    shown.map((measure) => [
      measure.title,
      ...sections.map((section) => {
        const { widget, ratio } = compare(measure, section);
        return `${widget}, ${ratio}`;
      }),
    ]),
  );
}

/** Some measures of one section: ours and theirs. */
export function sideBySide(section: Section, shown: readonly Measure[]): string {
  return table(
    ['', 'auth-widget', 'Official element'],
    shown.map((measure) => {
      const { widget, official } = compare(measure, section);
      return [measure.title, widget, official];
    }),
  );
}
