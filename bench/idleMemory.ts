/** What a process holds while nobody calls it: resident memory a moment after it is ready. Linux only. */
import { readFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { startHttp, startStdio } from "./product.js";
import type { Measurement } from "./report.js";
import { median } from "./statistics.js";

const settleMs = 1_000;

const residentMegabytes = (pid: number): number => {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  if (kilobytes === undefined) throw new Error(`no VmRSS of process ${pid}`);
  return (Number(kilobytes) * 1024) / 1e6;
};

const idleOf = async (start: typeof startStdio, times: number): Promise<readonly number[]> => {
  const sizes: number[] = [];
  for (let round = 0; round < times; round++) {
    const { pid, stop } = await start();
    await pause(settleMs);
    sizes.push(residentMegabytes(pid));
    await stop();
  }
  return sizes;
};

export const measureIdleMemory = async (samples: number): Promise<readonly Measurement[]> => {
  if (process.platform !== "linux") return [];
  const times = Math.min(3, samples);
  const note = `resident, median of ${times}`;
  return [
    { name: "idle over stdio", value: median(await idleOf(startStdio, times)), unit: "MB", bar: 100, note },
    { name: "idle over HTTP", value: median(await idleOf(startHttp, times)), unit: "MB", bar: 100, note },
  ];
};
