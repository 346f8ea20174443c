/** The drift gates by name, each loaded only where it runs. `lint`, the question before them, is asked by every command itself. */
import type { Gate } from "../finding.js";
import type { RunGate } from "./gate.js";

export type DriftGate = Exclude<Gate, "contract">;

/** A gate is started with the project's root, before anything has been read, and asked once the models are there. */
export const driftGates: Readonly<Record<DriftGate, (root: string) => Promise<RunGate>>> = {
  sources: async () => (await import("./sources.js")).runSourcesGate,
  // What it will wait for is loaded along with it.
  generated: async () => {
    const [{ runGeneratedGate }] = await Promise.all([import("./generated.js"), import("../emit/index.js")]);
    return runGeneratedGate;
  },
  handlers: async (root) => (await import("./handlers.js")).startHandlersGate(root),
  server: async () => (await import("./server/index.js")).runServerGate,
  compatibility: async () => (await import("../compat/index.js")).runCompatibilityGate,
};

/** In their order. */
export const driftGateNames = [
  "sources",
  "generated",
  "handlers",
  "server",
  "compatibility",
] as const satisfies readonly DriftGate[];
