/** What handlers of the pack get besides the call: the reservation system, for one world. */
import { contract } from "../../../generated/hotelcrs/contract.js";
import type { Clock } from "../../contract/handler.js";
import { worldNameOf } from "../../runtime/worlds/worlds.js";
import type { Store, StoredWorld } from "../../store/index.js";
import { createWorldShelf } from "../../travel/worldShelf.js";
import type { Line } from "../../upstream/index.js";
import type { Connection } from "./connection.js";

export interface Services {
  readonly store: Store<unknown>;
  readonly stored: StoredWorld;
  readonly connection: Connection;
  /** The line to the facade of this world; undefined in live mode. */
  readonly line: Line | undefined;
  /** Whether answers include the service's raw answer. */
  readonly showsPayload: boolean;
}

/** Returns a function that creates the services of a world. All worlds share the connection. */
export const createServices = (
  connection: Connection,
  store: Store<unknown>,
  { showsPayload }: Pick<Services, "showsPayload">,
): ((stored: StoredWorld, clock: Clock) => Services) => {
  const worldOf = createWorldShelf();
  return (stored, clock) => {
    const line = connection.lineIn(() => {
      const world = worldOf(worldNameOf(stored.key), stored.seed);
      return { world, stored, store, nowMs: clock.now(), scopeId: contract.name };
    });
    return { store, stored, connection, line, showsPayload };
  };
};
