/** The whole table, and where it is wrong. */
import { existsSync, readFileSync } from 'node:fs';
import { fromRoot } from '../manifest.ts';
import { calls } from './calls.ts';
import { entities } from './entities.ts';
import { errors } from './errors.ts';
import { type Coverage, type Evidence, isShown, type Row, type Rows, type TestEvidence } from './evidence.ts';
import { limits } from './limits.ts';
import { methodScreens } from './method-screens.ts';
import { product } from './product.ts';
import { screens } from './screens.ts';
import { specSections } from './sentences.ts';
import { testTitles, withNeighbours } from './test-titles.ts';
import { transitions } from './transitions.ts';
import { validation } from './validation.ts';

export const rows: Rows = {
  ...product,
  ...screens,
  ...methodScreens,
  ...entities,
  ...transitions,
  ...validation,
  ...calls,
  ...errors,
  ...limits,
};

const evidenceOf = (coverage: Coverage): readonly Evidence[] =>
  isShown(coverage) ? coverage : Object.values(coverage).flat();

/** The number and the first sentence of each decision. */
export function decisionsIn(decisions: string): ReadonlyMap<number, string> {
  const found = decisions.matchAll(/^(\d+)\. (.*)$/gm);
  return new Map([...found].map(([, number, text = '']) => [Number(number), text.replaceAll('**', '')]));
}

/** @throws Error unless exactly one decision begins so */
export function decisionNumber(start: string, decisions: ReadonlyMap<number, string>): number {
  const fitting = [...decisions].filter(([, text]) => text.startsWith(start));
  const [only] = fitting;
  if (only === undefined || fitting.length > 1)
    throw new Error(`${fitting.length} decisions begin with "${start}".`);
  return only[0];
}

/** Sentences without a row, and rows without a sentence or out of order. */
export function mismatches(specification: string, given: Rows = rows): string[] {
  const sections = specSections(specification);
  const unknown = Object.keys(given).filter((name) => !sections.some(({ heading }) => heading === name));
  return [
    ...unknown.map((name) => `The specification has no section "${name}".`),
    ...sections.flatMap(({ heading, sentences }) => {
      const own = given[heading] ?? [];
      const fits = (sentence: string, row: Row | undefined): boolean =>
        row !== undefined && sentence.startsWith(row[0]);
      const at = sentences.findIndex((sentence, index) => !fits(sentence, own[index]));
      if (at >= 0) return [`"${sentences[at]}" should have row ${at + 1} of "${heading}".`];
      return own.slice(sentences.length).map(([start]) => `"${heading}" has no sentence "${start}".`);
    }),
  ];
}

function faultOfTest({ file, title, row }: TestEvidence): string | undefined {
  if (!existsSync(fromRoot(file))) return `${file} does not exist.`;
  const [source = '', ...neighbours] = withNeighbours(file);
  const titles = testTitles(source);
  if (!titles.includes(title)) return `${file} has no test "${title}".`;
  const named = row === undefined || [source, ...neighbours].some((text) => text.includes(row));
  return named ? undefined : `The test "${title}" of ${file} has no row "${row}".`;
}

/** Tests and decisions that do not exist. */
export function faultsIn(decisions: string, given: Rows = rows): string[] {
  const known = decisionsIn(decisions);
  const all = Object.values(given).flatMap((own) => own.flatMap(([, coverage]) => evidenceOf(coverage)));
  const faults = all.map((evidence) => {
    if (evidence.kind === 'test') return faultOfTest(evidence);
    if (evidence.kind !== 'decision') return undefined;
    try {
      decisionNumber(evidence.start, known);
      return undefined;
    } catch (error) {
      return (error as Error).message;
    }
  });
  return [...new Set(faults.filter((fault) => fault !== undefined))];
}

export const readDecisions = (): string => readFileSync(fromRoot('docs/decisions.md'), 'utf8');
export const readSpecification = (): string => readFileSync(fromRoot('docs/specification.md'), 'utf8');
