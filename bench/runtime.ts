/** The product in this process as a transport would see it: whole tool calls, without one. The log is off. */
import { readCommand } from "../src/config/read.js";
import { packSettings, worldOptions } from "../src/config/settings.js";
import { createLog } from "../src/observability/log.js";
import { createPack } from "../src/packs/gds/index.js";
import type { Caller } from "../src/runtime/caller.js";
import { openRuntime, type Runtime } from "../src/runtime/open.js";

/** A caller of revision 2026-07-28 that names no session. */
export const benchCaller: Caller = {
  transport: "http",
  era: "modern",
  correlationId: "bench",
  signal: new AbortController().signal,
  meta: {},
  handleHeader: undefined,
  worldHeader: undefined,
  connection: undefined,
  clientName: null,
  clientVersion: null,
  protocolVersion: null,
  onScope: () => undefined,
};

/** Opens the product with its clock frozen at an instant, and with these flags and settings beside. */
export const openProduct = async (
  now: string,
  flags: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): Promise<Runtime> => {
  const command = readCommand(["--now", now, "--log-level", "silent", ...flags], environment);
  if (command.kind !== "serve") throw new Error("the bench asks for a configuration that the product does not have");
  const { configuration, given } = command;
  return openRuntime(createPack(packSettings(configuration)), {
    ...configuration,
    world: worldOptions(configuration, given),
    clock: { now: Date.now },
    log: createLog("silent"),
  });
};
