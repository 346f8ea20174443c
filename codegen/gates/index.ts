/** The drift gates by name. Each is loaded only if it runs. Lint comes before them and is run by each command itself. */
import type { Gate } from "../finding.js";
import type { RunGate } from "./gate.js";

export type DriftGate = Exclude<Gate, "contract">;

/** Starts a gate with the project's root, before anything has been read. The function that it gives is called once the models are there. */
export const driftGates: Readonly<Record<DriftGate, (root: string) => Promise<RunGate>>> = {
  sources: async () => (await import("./sources.js")).runSourcesGate,
  // The emitters, which this gate waits for, are loaded at the same time.
  generated: async () => {
    const [{ runGeneratedGate }] = await Promise.all([import("./generated.js"), import("../emit/index.js")]);
    return runGeneratedGate;
  },
  handlers: async (root) => (await import("./handlers.js")).startHandlersGate(root),
  server: async () => (await import("./server/index.js")).runServerGate,
  compatibility: async () => (await import("../compat/index.js")).runCompatibilityGate,
};

/** The names of the drift gates, in their order. */
export const driftGateNames = [
  "sources",
  "generated",
  "handlers",
  "server",
  "compatibility",
] as const satisfies readonly DriftGate[];
