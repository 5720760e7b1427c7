/** The result of a stage; a failed check counts as one failed test. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
}

export function sum(outcomes: readonly Outcome[]): Outcome {
  return outcomes.reduce(
    (total, { passed, failed }) => ({ passed: total.passed + passed, failed: total.failed + failed }),
    { passed: 0, failed: 0 },
  );
}

export function heading(title: string): void {
  console.log(`\n=== ${title} ${'='.repeat(Math.max(4, 70 - title.length))}`);
}

export function seconds(since: number): string {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}
