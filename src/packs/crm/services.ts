/** What handlers of the client book get besides the call: the spreadsheet's client, and turns to write it. */
import type { StatusResource } from "../../../generated/crm/types.js";
import type { Clock } from "../../contract/handler.js";
import type { Host } from "../../runtime/pack.js";
import { worldNameOf } from "../../runtime/worlds/worlds.js";
import type { Store, StoredWorld } from "../../store/index.js";
import type { World } from "../../travel/world/index.js";
import { createWorldShelf } from "../../travel/worldShelf.js";
import type { UpstreamCall } from "../../upstream/index.js";
import type { SheetsClient } from "../../vendors/sheets/client.js";
import { type AskingCall, callFigures, upstreamCallOf } from "../upstreamCalls.js";
import type { Connection } from "./connection.js";
import { createTurns, type Turns } from "./turns.js";

export interface Services {
  readonly store: Store<unknown>;
  readonly stored: StoredWorld;
  readonly sheets: SheetsClient;
  readonly upstreamCall: (call: AskingCall) => UpstreamCall;
  readonly isMock: boolean;
  /**
   * In mock mode each world has its own spreadsheet and turns. The live spreadsheet is the same in all worlds, so its turns are kept in the
   * server's own world.
   */
  readonly enterTurns: () => Promise<Turns>;
  readonly secrets: readonly string[];
  readonly figures: () => StatusResource;
}

/** Returns a function that creates the services of a world. All worlds share the connection. */
export const createServices = (
  connection: Connection,
  store: Store<unknown>,
  { clock: realClock, timers, enterWorld }: Pick<Host, "clock" | "timers" | "enterWorld">,
): ((stored: StoredWorld, clock: Clock) => Services) => {
  const worldOf = createWorldShelf();
  const { mode, secrets, sheets } = connection;
  const isMock = mode === "mock";
  const figures: Services["figures"] = () => callFigures(connection);
  return (stored, clock) => ({
    store,
    stored,
    sheets,
    upstreamCall: (call) => {
      const world = (): World => worldOf(worldNameOf(stored.key), stored.seed);
      return upstreamCallOf(call, connection.lineIn(stored, world, clock.now()));
    },
    isMock,
    enterTurns: async () =>
      createTurns({ store, world: isMock ? stored : (await enterWorld(undefined)).world, realClock, timers }),
    secrets,
    figures,
  });
};
