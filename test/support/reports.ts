import { stripVTControlCharacters } from 'node:util';
import type { Outcome } from './outcome.ts';

interface Failure {
  readonly title: string;
  readonly error: string;
}

/** The outcome in what count-reporter.mjs wrote. */
export function readNodeReport(json: unknown): Outcome {
  const {
    pass = 0,
    fail = 0,
    cancelled = 0,
    failures = [],
  } = json as { pass?: number; fail?: number; cancelled?: number; failures?: readonly Failure[] };
  return { passed: pass, failed: fail + cancelled, remarks: failures.map(describeFailure) };
}

interface PlaywrightSuite {
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs?: readonly PlaywrightSpec[];
}

interface PlaywrightSpec {
  readonly title: string;
  readonly file: string;
  readonly tests: readonly {
    readonly status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
    readonly results: readonly { readonly error?: { readonly message?: string } }[];
  }[];
}

interface PlaywrightReport extends PlaywrightSuite {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number };
  readonly errors: readonly { readonly message?: string }[];
}

/**
 * The outcome in the report of Playwright's `json` reporter. A test that passed only at the second try counts as passed,
 * since a busy machine must not fail the run, and is named in the summary, since it is to be mended.
 */
export function readPlaywrightReport(json: unknown): Outcome {
  const report = json as PlaywrightReport;
  const { expected, unexpected, flaky } = report.stats;
  const remarks = specsOf(report).flatMap(({ title, file, tests }) =>
    tests.flatMap(({ status, results }) => {
      const failure = { title: `${file}: ${title}`, error: results[0]?.error?.message ?? '' };
      if (status === 'flaky') return [`flaky: ${describeFailure(failure)}`];
      return status === 'unexpected' ? [describeFailure(failure)] : [];
    }),
  );
  const errors = report.errors.map(({ message = '' }) =>
    describeFailure({ title: 'playwright', error: message }),
  );
  return {
    passed: expected + flaky,
    failed: unexpected + report.errors.length,
    remarks: [...remarks, ...errors],
  };
}

const specsOf = ({ suites = [], specs = [] }: PlaywrightSuite): readonly PlaywrightSpec[] => [
  ...specs,
  ...suites.flatMap(specsOf),
];

/** On one line, so that the end of a log holds several. */
function describeFailure({ title, error }: Failure): string {
  const plain = stripVTControlCharacters(error).replaceAll(/\s+/g, ' ');
  return `${title}: ${plain.slice(0, 300)}`;
}
