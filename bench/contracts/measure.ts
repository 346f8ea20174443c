/** How long the contract toolchain takes, from the start of its process to its end. None of what is timed writes into the work tree. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { repository } from "../product.js";
import type { Measurement } from "../report.js";
import { median } from "../statistics.js";
import { writeMadeUpProject } from "./project.js";

/** A finding is none of this measurement's business; a command that could not do its work is. */
const hasWorked = (code: unknown): boolean => code === 0 || code === 1 || code === 3;

const timeOf = async (...words: readonly string[]): Promise<number> => {
  const from = performance.now();
  const typed = ["--import", "tsx", "codegen/cli.ts", ...words];
  const child = spawn(process.execPath, typed, { cwd: repository, stdio: "ignore" });
  const [code] = await once(child, "close");
  if (!hasWorked(code)) throw new Error(`contracts ${words.join(" ")} ended with ${code}: run it to see why`);
  return performance.now() - from;
};

const withoutServer = ["lint", "sources", "generated", "handlers", "compatibility"].flatMap((gate) => ["--gate", gate]);

/** Everything is written anew each time. */
const generateTime = async (schemaCount: number): Promise<number> => {
  const root = mkdtempSync(join(tmpdir(), "mock-gds-bench-"));
  try {
    writeMadeUpProject(root, schemaCount);
    return await timeOf("generate", "--root", root);
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
};

interface Bar {
  readonly name: string;
  readonly bar: number;
  /** Whether one sample, which only shows that everything runs, does without it: tests run the same. */
  readonly isLeftOutOfTrials?: true;
  readonly run: () => Promise<number>;
}

const barsOf = (schemaCount: number): readonly Bar[] => [
  {
    name: "check, all gates but server",
    bar: 2_000,
    isLeftOutOfTrials: true,
    run: () => timeOf("check", ...withoutServer),
  },
  { name: "check, all gates", bar: 10_000, isLeftOutOfTrials: true, run: () => timeOf("check") },
  {
    name: "diff of the GDS pack",
    bar: 1_000,
    isLeftOutOfTrials: true,
    run: () => timeOf("diff", "--pack", "gds", "--against", "HEAD"),
  },
  { name: `generate, ${schemaCount} schemas`, bar: 3_000, run: () => generateTime(schemaCount) },
];

/** The commands take turns, so that a noisy moment of the machine meets all of them. */
export const measureContracts = async (samples: number): Promise<readonly Measurement[]> => {
  const measured = barsOf(samples > 1 ? 60 : 3).filter(
    ({ isLeftOutOfTrials }) => samples > 1 || isLeftOutOfTrials !== true,
  );
  const times = measured.map(({ run }) => ({ run, taken: [] as number[] }));
  for (let round = 0; round < samples; round++) {
    for (const { run, taken } of times) taken.push(await run());
  }
  return measured.map(({ name, bar }, index) => {
    const taken = times[index]?.taken ?? [];
    const spread = `median of ${samples}, best ${Math.min(...taken).toFixed(0)}, worst ${Math.max(...taken).toFixed(0)}`;
    return { name: `contracts ${name}`, value: median(taken), unit: "ms", bar, note: spread };
  });
};
