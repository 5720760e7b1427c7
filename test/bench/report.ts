/** Turns measurements into tables. */
import { type Summary, summarize } from './statistics.ts';

/** Our element and the provider's. */
export type Subject = 'widget' | 'official';

export type Unit = 'ms' | 'kB' | '';

export interface Measure {
  readonly name: string;
  readonly unit: Unit;
  /** The raw values of both, in the order of measurement. */
  readonly values: Readonly<Record<Subject, readonly number[]>>;
}

export interface Section {
  /** What is measured, such as `Email link`. */
  readonly configuration: string;
  /** How, such as `load with a cold cache, no throttling`. */
  readonly situation: string;
  readonly measures: readonly Measure[];
}

export interface Row {
  readonly name: string;
  readonly unit: Unit;
  readonly widget: Summary;
  readonly official: Summary;
  /** Our median divided by theirs: below 1 if ours is less. Undefined if theirs is 0. */
  readonly ratio: number | undefined;
}

export function toRow({ name, unit, values }: Measure): Row {
  const widget = summarize(values.widget);
  const official = summarize(values.official);
  const ratio = official.median > 0 ? widget.median / official.median : undefined;
  return { name, unit, widget, official, ratio };
}

function number(value: number): string {
  if (Number.isNaN(value)) return '-';
  const digits = Math.abs(value) >= 100 || Number.isInteger(value) ? 0 : Math.abs(value) >= 1 ? 1 : 3;
  return value.toFixed(digits);
}

/** `12.3 (11.9–13.0) ms`: the median, and the range of the middle half of the values. */
function cell({ median, q1, q3 }: Summary, unit: Unit): string {
  const suffix = unit === '' ? '' : ` ${unit}`;
  const spread = number(q1) === number(q3) ? '' : ` (${number(q1)}–${number(q3)})`;
  return `${number(median)}${spread}${suffix}`;
}

/** A table in Markdown, with padded columns so that it is readable in a terminal too. */
export function table({ configuration, situation, measures }: Section): string {
  const rows = measures
    .map(toRow)
    .map(({ name, unit, widget, official, ratio }) => [
      name,
      cell(widget, unit),
      cell(official, unit),
      ratio === undefined ? '-' : ratio.toFixed(2),
    ]);
  const all = [['', 'auth-widget', 'official element', 'ratio'], ...rows];
  const widths = [0, 1, 2, 3].map((column) => Math.max(...all.map((row) => row[column]?.length ?? 0), 3));
  const line = (row: readonly string[]): string =>
    `| ${row.map((text, column) => text.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const rule = `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`;
  const [head = [], ...body] = all;
  return [`### ${configuration}: ${situation}`, '', line(head), rule, ...body.map(line)].join('\n');
}

/** A row of the overview. */
export interface Shown {
  readonly title: string;
  readonly situation: string;
  /** Of the measure. */
  readonly name: string;
}

/** A few measures of a few configurations in one table: our median, and its ratio to theirs. */
export function overview(
  sections: readonly Section[],
  configurations: readonly string[],
  rows: readonly Shown[],
): string {
  const cellOf = (configuration: string, { situation, name }: Shown): string => {
    const measure = sections
      .find((section) => section.configuration === configuration && section.situation === situation)
      ?.measures.find((each) => each.name === name);
    if (measure === undefined) return '-';
    const { widget, unit, ratio } = toRow(measure);
    const value = `${number(widget.median)}${unit === '' ? '' : ` ${unit}`}`;
    return ratio === undefined ? value : `${value}, ${ratio.toFixed(2)}`;
  };
  const line = (row: readonly string[]): string => `| ${row.join(' | ')} |`;
  return [
    line(['', ...configurations]),
    line(['---', ...configurations.map(() => '---')]),
    ...rows.map((row) => line([row.title, ...configurations.map((each) => cellOf(each, row))])),
  ].join('\n');
}
