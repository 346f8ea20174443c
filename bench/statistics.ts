/** Medians and percentiles of a list of samples. Pure. */

/** The value below which the given share (0 to 1) of the samples lies. Throws on an empty list. */
export const percentile = (samples: readonly number[], share: number): number => {
  const sorted = samples.toSorted((one, other) => one - other);
  const value = sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];
  if (value === undefined) throw new Error("no samples");
  return value;
};

export const median = (samples: readonly number[]): number => percentile(samples, 0.5);
