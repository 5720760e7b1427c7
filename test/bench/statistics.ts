/** Summaries of measured values. */
export interface Summary {
  readonly median: number;
  /** The middle half of the values is between these two. */
  readonly q1: number;
  readonly q3: number;
  readonly min: number;
  readonly max: number;
  readonly count: number;
}

/**
 * The value below which that share of the values is, interpolated between neighbours.
 * @param share 0 to 1
 */
export function quantile(values: readonly number[], share: number): number {
  if (values.length === 0) return Number.NaN;
  const sorted = [...values].sort((a, b) => a - b);
  const place = (sorted.length - 1) * share;
  const below = sorted[Math.floor(place)] ?? Number.NaN;
  const above = sorted[Math.ceil(place)] ?? Number.NaN;
  return below + (above - below) * (place - Math.floor(place));
}

export function summarize(values: readonly number[]): Summary {
  return {
    median: quantile(values, 0.5),
    q1: quantile(values, 0.25),
    q3: quantile(values, 0.75),
    min: quantile(values, 0),
    max: quantile(values, 1),
    count: values.length,
  };
}

export interface Interval {
  readonly from: number;
  readonly to: number;
}

/** The length that the intervals cover, which may overlap and nest. */
export function covered(intervals: readonly Interval[]): number {
  let total = 0;
  let reached = Number.NEGATIVE_INFINITY;
  for (const { from, to } of [...intervals].sort((a, b) => a.from - b.from)) {
    total += Math.max(0, to - Math.max(from, reached));
    reached = Math.max(reached, to);
  }
  return total;
}
