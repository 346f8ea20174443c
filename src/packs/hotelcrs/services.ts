/** What the handlers of Hotel reservations work with besides the call itself: the reservation system, for one world. */
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
  /** To the facade of this world; undefined in live mode. */
  readonly line: Line | undefined;
  /** Whether answers hold what the service answered. */
  readonly showsPayload: boolean;
}

/** Gives the services of any world on one connection. */
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
