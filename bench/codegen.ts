/** How long `npm run codegen` and its `--check` take. Generating where nothing drifted writes nothing, so it is safe to time. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { repository } from "./product.js";
import type { Measurement } from "./report.js";
import { median } from "./statistics.js";

const runCodegen = async (...words: readonly string[]): Promise<number> => {
  const from = performance.now();
  const child = spawn("npm", ["run", "--silent", "codegen", "--", ...words], { cwd: repository, stdio: "ignore" });
  const [code] = await once(child, "close");
  if (code !== 0) throw new Error(`npm run codegen -- ${words.join(" ")} ended with ${code}: run it to see why`);
  return performance.now() - from;
};

const timesOf = async (count: number, ...words: readonly string[]): Promise<readonly number[]> => {
  const times: number[] = [];
  for (let round = 0; round < count; round++) times.push(await runCodegen(...words));
  return times;
};

export const measureCodegen = async (samples: number): Promise<readonly Measurement[]> => {
  const count = Math.min(3, samples);
  const check = await timesOf(count, "--check");
  const generate = await timesOf(count);
  const note = `median of ${count}`;
  return [
    { name: "npm run codegen", value: median(generate), unit: "ms", bar: 3_000, note },
    { name: "npm run codegen -- --check", value: median(check), unit: "ms", bar: 3_000, note },
  ];
};
