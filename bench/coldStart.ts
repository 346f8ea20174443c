/** How long a host waits: from the start of the process to the first `tools/list` answer over stdio. */
import { runBareNode, startStdio } from "./product.js";
import type { Measurement } from "./report.js";
import { median, percentile } from "./statistics.js";

const timed = async <Result>(work: () => Promise<Result>): Promise<{ result: Result; ms: number }> => {
  const from = performance.now();
  const result = await work();
  return { result, ms: performance.now() - from };
};

/** Bare Node and the product take turns, so that a noisy moment of the machine meets both. */
export const measureColdStart = async (samples: number): Promise<readonly Measurement[]> => {
  const bare: number[] = [];
  const product: number[] = [];
  for (let round = 0; round < samples; round++) {
    bare.push((await timed(runBareNode)).ms);
    const { result, ms } = await timed(startStdio);
    product.push(ms);
    await result.stop();
  }
  const spread = (times: readonly number[]): string =>
    `median of ${samples}, best ${Math.min(...times).toFixed(0)}, p90 ${percentile(times, 0.9).toFixed(0)}`;
  return [
    { name: "node -e 0 (the floor)", value: median(bare), unit: "ms", note: spread(bare) },
    {
      name: "start to first tools/list over stdio",
      value: median(product),
      unit: "ms",
      bar: 400,
      note: spread(product),
    },
  ];
};
