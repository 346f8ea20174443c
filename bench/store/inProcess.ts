/** The product in this process as a transport would see it: whole tool calls, without one. The log is off. */
import { readCommand } from "../../src/config/read.js";
import { packSettings, worldOptions } from "../../src/config/settings.js";
import { createLog } from "../../src/observability/log.js";
import { createPack } from "../../src/packs/gds/index.js";
import type { Caller } from "../../src/runtime/caller.js";
import { openRuntime } from "../../src/runtime/open.js";
import { now, type Trip } from "./trips.js";

const signal = new AbortController().signal;

const callerIn = (session: string): Caller => ({
  transport: "http",
  era: "modern",
  correlationId: "bench",
  signal,
  meta: {},
  handleHeader: session,
  worldHeader: undefined,
  connection: undefined,
  clientName: null,
  clientVersion: null,
  protocolVersion: null,
  onScope: () => undefined,
});

export interface InProcess {
  /** The store's key of the world that is booked in. */
  readonly worldKey: string;
  /** Calls bookFlight, and bookHotel and bookCar where the trip has them. Gives the PNR; throws where the product refuses. */
  readonly book: (trip: Trip, session: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** Opens the product with these flags and settings beside a frozen clock. */
export const openInProcess = async (
  flags: readonly string[],
  environment: Readonly<Record<string, string>> = {},
): Promise<InProcess> => {
  const command = readCommand(["--now", now, "--log-level", "silent", ...flags], environment);
  if (command.kind !== "serve") throw new Error("the bench asks for a configuration that the product does not have");
  const { configuration, given } = command;
  const world = worldOptions(configuration, given);
  const runtime = await openRuntime(createPack(packSettings(configuration)), {
    ...configuration,
    world,
    clock: { now: Date.now },
    log: createLog("silent"),
  });
  const call = async (name: string, input: object, session: string): Promise<string> => {
    const result = await runtime.callTool({ name, arguments: input }, callerIn(session));
    if ("isError" in result) throw new Error(`${name} was refused: ${result.content[0]?.text}`);
    return String(result.structuredContent["pnr"]);
  };
  return {
    worldKey: runtime.world.key,
    book: async ({ flight, stay, drive }, session) => {
      const existingPnr = await call("bookFlight", flight, session);
      if (stay !== undefined) await call("bookHotel", { ...stay, existingPnr }, session);
      if (drive !== undefined) await call("bookCar", { ...drive, existingPnr }, session);
      return existingPnr;
    },
    close: runtime.close,
  };
};
