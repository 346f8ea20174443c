/** The product in this process as a transport would see it: whole tool calls, without one. The log is off. */

import type { PackSettings } from "../src/config/packSettings.js";
import { readCommand } from "../src/config/read.js";
import { type Configuration, storeSettings, worldOptions } from "../src/config/settings.js";
import type { ToolContracts } from "../src/contract/contract.js";
import { createLog } from "../src/observability/log.js";
import { createPack } from "../src/packs/gds/index.js";
import { product } from "../src/product.js";
import type { Caller } from "../src/runtime/calls/caller.js";
import { openRuntime } from "../src/runtime/open.js";
import type { Pack } from "../src/runtime/pack.js";
import type { Runtime } from "../src/runtime/runtime.js";

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
  exchange: undefined,
  onScope: () => undefined,
};

export interface StructuredAnswer {
  readonly content: readonly object[];
  readonly structuredContent: Readonly<Record<string, unknown>>;
}

/** Calls a tool. Throws where it is refused. */
export const structuredCall = async (
  runtime: Runtime,
  name: string,
  given: object,
  caller: Caller = benchCaller,
): Promise<StructuredAnswer> => {
  const result = await runtime.callTool({ name, arguments: given }, caller);
  if (!("content" in result) || !("structuredContent" in result) || result.structuredContent === undefined) {
    throw new Error(`${name} was refused: ${JSON.stringify(result)}`);
  }
  const { content, structuredContent } = result;
  return { content, structuredContent };
};

export interface Opened {
  readonly runtime: Runtime;
  readonly configuration: Configuration;
}

/** Opens a pack with the settings of a server that nobody configured, but for these flags and settings, and its silence. */
export const openSilently = async <Tools extends ToolContracts, Services>(
  packOf: (settings: PackSettings) => Pack<Tools, Services>,
  flags: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<Opened> => {
  const command = readCommand(["--log-level", "silent", ...flags], environment);
  if (command.kind !== "serve") throw new Error("the bench asks for a configuration that the product does not have");
  const { configuration, given } = command;
  const runtime = await openRuntime(packOf(configuration.packSettings), {
    ...configuration,
    product,
    store: storeSettings(configuration),
    world: worldOptions(configuration, given),
    clock: { now: Date.now },
    log: createLog("silent"),
  });
  return { runtime, configuration };
};

/** Opens the product with its clock frozen at an instant, and with these flags and settings beside. */
export const openProduct = async (
  now: string,
  flags: readonly string[] = [],
  environment: Readonly<Record<string, string>> = {},
): Promise<Runtime> =>
  (await openSilently(({ gds }) => createPack(gds), ["--now", now, ...flags], environment)).runtime;
