/** The report as Markdown. Pure. */
import { byHand } from './by-hand.ts';
import type { Outcome, ProjectReport } from './try-project.ts';

const RESULTS = { expected: 'as expected', other: 'OTHER THAN EXPECTED', skipped: 'not tried' } as const;

const inline = (text: string): string => text.replace(/\s+/g, ' ').replaceAll('<', '&lt;');
const bullets = (title: string, items: readonly string[]): string[] =>
  items.length === 0 ? [] : [`- ${title}`, ...items.map((item) => `  - ${inline(item)}`)];

function section({ title, result, expected, came, meaning, notes, differences }: Outcome, index: number) {
  return [
    `### ${index + 1}. ${inline(title)}: ${RESULTS[result]}`,
    '',
    `- Expected: ${expected.map((each) => `\`${each}\``).join(' or ')}`,
    `- Came: ${inline(came)}`,
    `- Means: ${inline(meaning)}`,
    ...bullets('Notes', notes),
    ...bullets("Differences from Stytch's published API", differences),
    '',
  ];
}

export function summaryOf({ outcomes }: ProjectReport): string {
  const count = (result: Outcome['result']): number =>
    outcomes.filter((outcome) => outcome.result === result).length;
  const differences = outcomes.flatMap((outcome) => outcome.differences).length;
  return `${count('expected')} as expected, ${count('other')} other than expected, ${count('skipped')} not tried, ${differences} differences from Stytch's published API`;
}

export function toMarkdown(report: ProjectReport): string {
  const { project, base, kind, testUser, hasTestUser, outcomes } = report;
  return [
    '# A real project, tried by a script',
    '',
    `\`${project}\` at ${base}, a ${kind} project: ${summaryOf(report)}.`,
    '',
    hasTestUser
      ? `The test user is ${testUser}. Delete them in the dashboard, Users, with those whom the messages below have made.`
      : 'There is no test user. Messages may have made users: delete them in the dashboard.',
    '',
    '## Tried',
    '',
    ...outcomes.flatMap(section),
    '## By hand',
    '',
    ...byHand(kind),
    '',
  ].join('\n');
}

/** The requests and the answers, step by step. */
export const toFixtures = ({ outcomes }: ProjectReport): object =>
  outcomes
    .filter(({ result }) => result !== 'skipped')
    .map(({ title, fixtures }) => ({ title, exchanges: fixtures }));

/** 1 if anything differs. */
export const exitCodeOf = ({ outcomes }: ProjectReport): 0 | 1 =>
  outcomes.some(({ result, differences }) => result === 'other' || differences.length > 0) ? 1 : 0;
