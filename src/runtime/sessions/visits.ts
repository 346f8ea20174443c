/** Enters a world for a request that is not a call of a pack, such as one to a facade. */
import type { Clock, Scope } from "../../contract/handler.js";
import type { BookingStore, DossierStore, EventStore, Store, StoredWorld } from "../../store/index.js";
import { clockOf, type OwnWorld, worldKeyOf, worldNameFrom, worldNameOf } from "../worlds/worlds.js";
import { type PlaceRules, type PlaceSources, resolvePlace } from "./scope.js";

export interface Visit {
  readonly world: StoredWorld;
  /** The world's name, as callers use it. */
  readonly worldName: string;
  /** The world's own clock. */
  readonly clock: Clock;
  readonly scope: Scope;
  readonly store: VisitedStore;
  /** Which bookings are found: all of the world, or only those of the session. */
  readonly isolation: "world" | "session";
}

/**
 * The part of the store that is open to what is served beside a pack. It takes any document: whoever stores one checks
 * its form.
 */
export type VisitedStore = BookingStore<unknown> &
  DossierStore &
  EventStore &
  Pick<Store<unknown>, "listWorlds" | "readWorld">;

interface EntryServices {
  readonly own: OwnWorld;
  readonly clock: Clock;
  readonly sessionIdleMs: number;
}

interface VisitServices extends PlaceRules, EntryServices {}

const client = { transport: "http", clientName: null, clientVersion: null, protocolVersion: null } as const;

/** Creates the function that enters a request's world. It keeps a named session alive, and counts no call. */
export const createVisits =
  (
    store: VisitedStore & Pick<Store<unknown>, "enter">,
    common: VisitServices,
  ): ((sources: PlaceSources) => Promise<Visit>) =>
  async (sources) => {
    const { own, clock, sessionIdleMs } = common;
    const { world: key, scope } = resolvePlace(sources, common);
    const entry = { world: key, initially: own.facts, realNowMs: clock.now(), idleLimitMs: sessionIdleMs };
    const session =
      scope.kind === "handle" && scope.id !== undefined
        ? { session: { id: scope.id, client, countsAsCall: false, mustExist: false } }
        : {};
    const { world } = await store.enter({ ...entry, ...session });
    const isolation = common.sharesAnonymousSession ? "world" : "session";
    return { world, worldName: worldNameOf(world.key), clock: clockOf(world.clock, clock), scope, store, isolation };
  };

/** Enters a world by its name; gives the world and its clock. */
export type EnterWorld = (name: string | undefined) => Promise<Pick<Visit, "world" | "clock">>;

/**
 * Creates the function that enters a world without a session. Without a name it is the server's own world. Rejects with
 * a refusal for a malformed name.
 */
export const createWorldEntry =
  (store: Pick<Store<unknown>, "enter">, { own, clock, sessionIdleMs }: EntryServices): EnterWorld =>
  async (name) => {
    const key = worldKeyOf(worldNameFrom(name, "world") ?? own.name, own.facts.seed);
    const entry = { world: key, initially: own.facts, realNowMs: clock.now(), idleLimitMs: sessionIdleMs };
    const { world } = await store.enter(entry);
    return { world, clock: clockOf(world.clock, clock) };
  };
