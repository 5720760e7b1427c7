/** docs/spec-coverage.md. */
import { basename } from 'node:path';
import { table } from '../tables.ts';
import { decisionNumber, decisionsIn, rows } from './coverage.ts';
import { type Coverage, type Evidence, isShown, type TestEvidence } from './evidence.ts';
import { specSections } from './sentences.ts';

const INTRODUCTION = `# What shows that the specification holds

Generated from the tables in [spec-coverage/](spec-coverage) by \`npm run docs:generate\`; edit those. Each sentence of the
[specification](specification.md), in its order, with the tests that fail if it no longer holds, or the
[decision](decisions.md) that changes it. In the title of a test that runs with several values, … stands for the value.`;

type Decisions = ReadonlyMap<number, string>;

const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');

/** With the row in place of the value that it fills in. */
function titleOf({ title, row }: TestEvidence): string {
  if (row === undefined) return cell(title);
  const name = row.replaceAll("'", '');
  return cell(title.split('…').length === 2 ? title.replace('…', name) : `${title} (${name})`);
}

/** Tests of one file share its link. */
function testsIn(evidence: readonly Evidence[]): string[] {
  const tests = evidence.filter((each) => each.kind === 'test');
  return [...new Set(tests.map(({ file }) => file))].map((file) => {
    const titles = tests.filter((each) => each.file === file).map(titleOf);
    return `[${basename(file)}](../${file}): ${titles.join(' · ')}`;
  });
}

function othersIn(evidence: readonly Evidence[], decisions: Decisions): string[] {
  return evidence.flatMap((each) => {
    if (each.kind === 'decision')
      return [`[decision ${decisionNumber(each.start, decisions)}](decisions.md)`];
    return each.kind === 'scope' ? ['says what the specification covers'] : [];
  });
}

function rowsOf(sentence: string, coverage: Coverage, decisions: Decisions): string[][] {
  const list = (evidence: readonly Evidence[]): string =>
    [...testsIn(evidence), ...othersIn(evidence, decisions)].join('<br>');
  if (isShown(coverage)) return [[cell(sentence), '', list(coverage)]];
  return Object.entries(coverage).map(([rule, evidence], index) => [
    index === 0 ? cell(sentence) : '',
    cell(rule),
    list(evidence),
  ]);
}

/** @throws Error if a decision does not exist */
export function coverageDocument(specification: string, decisionsText: string): string {
  const decisions = decisionsIn(decisionsText);
  const [title, ...sections] = specSections(specification);
  const tableOf = (heading: string, sentences: readonly string[]): string =>
    table(
      ['Sentence', 'Rule', 'Shown by'],
      sentences.flatMap((sentence, index) => {
        const [, coverage] = rows[heading]?.[index] ?? [];
        return coverage === undefined ? [] : rowsOf(sentence, coverage, decisions);
      }),
    );
  return `${[
    INTRODUCTION,
    ...(title ? [tableOf(title.heading, title.sentences)] : []),
    ...sections.map(
      ({ heading, level, sentences }) => `${'#'.repeat(level)} ${heading}\n\n${tableOf(heading, sentences)}`,
    ),
  ].join('\n\n')}\n`;
}
