import { print } from './print.ts';

/** The result of a stage; a failed check counts as one failed test. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** What the summary says of single tests, a line each: a failed one's title and error, a flaky one's title. */
  readonly remarks?: readonly string[];
}

export function sum(outcomes: readonly Outcome[]): Outcome {
  return {
    passed: outcomes.reduce((total, { passed }) => total + passed, 0),
    failed: outcomes.reduce((total, { failed }) => total + failed, 0),
    remarks: outcomes.flatMap(({ remarks = [] }) => remarks),
  };
}

export function heading(title: string): void {
  print(`\n=== ${title} ${'='.repeat(Math.max(4, 70 - title.length))}`);
}

export function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
